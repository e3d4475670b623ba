//! `codesim user`.

use std::io::{BufRead, IsTerminal, Write};
use std::path::PathBuf;

use crate::accounts;
use crate::secrets::MIN_PASSWORD_LENGTH;
use anyhow::{Context, ensure};
use clap::{Args, Subcommand};
use codesim_display::visible;

/// Users of a service.
#[derive(Debug, Args)]
pub struct UserArgs {
    #[command(subcommand)]
    action: UserAction,
}

#[derive(Debug, Subcommand)]
enum UserAction {
    /// Add somebody; the password is asked for, or the first line of standard input
    Add {
        /// As they sign in
        name: String,
        /// Let them see all courses, make new ones and add users
        #[arg(long)]
        admin: bool,
        /// They sign in at the provider of --openid; NAME is what it calls them
        #[arg(long)]
        no_password: bool,
        /// Folder of the service
        #[arg(long, value_name = "FOLDER")]
        data: PathBuf,
    },
    /// Give somebody another password; they are signed out everywhere
    Password {
        /// As they sign in
        name: String,
        /// Folder of the service
        #[arg(long, value_name = "FOLDER")]
        data: PathBuf,
    },
    /// List all users
    List {
        /// Folder of the service
        #[arg(long, value_name = "FOLDER")]
        data: PathBuf,
    },
    /// Remove somebody, with their tokens and links; what they handed in stays
    Remove {
        /// As they sign in
        name: String,
        /// Folder of the service
        #[arg(long, value_name = "FOLDER")]
        data: PathBuf,
    },
}

/// Manages the users of a service.
///
/// # Errors
/// If there is no such user, or one already, or the folder cannot be used.
pub fn users(args: &UserArgs) -> anyhow::Result<()> {
    crate::private::begin();
    match &args.action {
        UserAction::Add {
            name,
            admin,
            no_password,
            data,
        } => {
            ensure!(!name.trim().is_empty(), "the name of a user was expected");
            let password = (!no_password).then(password).transpose()?;
            accounts::add(data, name, password.as_deref(), *admin)?;
        }
        UserAction::Password { name, data } => accounts::set_password(data, name, &password()?)?,
        UserAction::Remove { name, data } => accounts::remove(data, name)?,
        UserAction::List { data } => {
            for user in accounts::list(data)? {
                let admin = if user.is_admin { "  (admin)" } else { "" };
                writeln!(anstream::stdout(), "{}{admin}", visible(&user.name))?;
            }
        }
    }
    Ok(())
}

/// Reads a password, typed without echo, or the first line of piped input.
fn password() -> anyhow::Result<String> {
    let password = if std::io::stdin().is_terminal() {
        rpassword::prompt_password("password: ").context("a password was expected")?
    } else {
        let mut line = String::new();
        std::io::stdin().lock().read_line(&mut line)?;
        line.trim_end_matches(['\r', '\n']).to_owned()
    };
    ensure!(
        password.chars().count() >= MIN_PASSWORD_LENGTH,
        "a password of at least {MIN_PASSWORD_LENGTH} characters was expected"
    );
    Ok(password)
}
