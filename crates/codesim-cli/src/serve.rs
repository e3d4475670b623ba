//! The service, and who may use it.

use std::io::{BufRead, IsTerminal, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, ensure};
use clap::{Args, Subcommand};
use codesim_server::{Door, Languages, Limits, Settings, accounts, serve};
use codesim_token::Registry;

use crate::exit;
use crate::front_ends::add_described;
use crate::program::Program;
use crate::reading_args::NativeArgs;

/// Characters that a password must have: what is guessed is short.
const SHORTEST_PASSWORD: usize = 10;

#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// Folder with all that the service keeps; it is made if it is not there
    #[arg(long, value_name = "FOLDER")]
    data: PathBuf,
    /// Address and port to listen at
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// Address and port to listen at for clients of MOSS; theirs is 7690 [default: they are not listened to]
    #[arg(long, value_name = "ADDRESS:PORT")]
    moss: Option<SocketAddr>,
    /// What the addresses begin with that clients of MOSS are told [default: where it listens]
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// Comparisons that are made beside each other
    #[arg(long, value_name = "N", default_value_t = Limits::default().jobs_at_once)]
    jobs: usize,
}

#[derive(Debug, Args)]
pub(crate) struct UserArgs {
    #[command(subcommand)]
    action: UserAction,
}

#[derive(Debug, Subcommand)]
enum UserAction {
    /// Add somebody; the password is asked for, or the first line of standard input
    Add {
        /// As they sign in
        name: String,
        /// They may see all courses, make new ones and add users
        #[arg(long)]
        admin: bool,
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
    /// Remove somebody; what they handed in stays
    Remove {
        /// As they sign in
        name: String,
        /// Folder of the service
        #[arg(long, value_name = "FOLDER")]
        data: PathBuf,
    },
}

pub(crate) fn run(program: &Program, args: &ServeArgs) -> anyhow::Result<u8> {
    let start = program.start;
    let public_url = args
        .public_url
        .as_deref()
        .map(|url| url.trim_end_matches('/'));
    ensure!(
        public_url.is_none_or(|url| url.starts_with("http://") || url.starts_with("https://")),
        "public-url: an address such as https://codesim.example.org was expected"
    );
    let settings = Settings {
        data: args.data.clone(),
        listen: args.listen,
        moss: args.moss,
        public_url: public_url.map(str::to_owned),
        languages: languages(&program.registry),
        limits: Limits {
            jobs_at_once: args.jobs.max(1),
            ..Limits::default()
        },
        start: Arc::new(move || {
            let mut command = start();
            command.arg("job");
            command
        }),
    };
    serve(&settings, |door, address| {
        let _ = match door {
            Door::Http => writeln!(anstream::stderr(), "listening at http://{address}"),
            Door::Moss => writeln!(anstream::stderr(), "clients of MOSS: {address}"),
        };
    })?;
    Ok(exit::DONE)
}

/// What clients may name.
fn languages(registry: &Registry) -> Languages {
    let languages = registry.iter().map(|front_end| front_end.language());
    Languages(
        languages
            .map(|it| (it.id.clone(), it.extensions.clone()))
            .collect(),
    )
}

/// Does a job for a service.
pub(crate) fn work(program: &mut Program) -> anyhow::Result<u8> {
    add_described(program, None, &[], &NativeArgs::default())?;
    codesim_server::work(&program.registry)?;
    Ok(exit::DONE)
}

pub(crate) fn users(args: &UserArgs) -> anyhow::Result<u8> {
    match &args.action {
        UserAction::Add { name, admin, data } => {
            ensure!(!name.trim().is_empty(), "the name of a user was expected");
            accounts::add(data, name, &password()?, *admin)?;
        }
        UserAction::Password { name, data } => accounts::set_password(data, name, &password()?)?,
        UserAction::Remove { name, data } => accounts::remove(data, name)?,
        UserAction::List { data } => {
            for user in accounts::list(data)? {
                let admin = if user.is_admin { "  (admin)" } else { "" };
                writeln!(anstream::stdout(), "{}{admin}", user.name)?;
            }
        }
    }
    Ok(exit::DONE)
}

/// Typed without being seen, or the first line of what is piped in.
fn password() -> anyhow::Result<String> {
    let password = if std::io::stdin().is_terminal() {
        rpassword::prompt_password("password: ").context("a password was expected")?
    } else {
        let mut line = String::new();
        std::io::stdin().lock().read_line(&mut line)?;
        line.trim_end_matches(['\r', '\n']).to_owned()
    };
    ensure!(
        password.chars().count() >= SHORTEST_PASSWORD,
        "a password of at least {SHORTEST_PASSWORD} characters was expected"
    );
    Ok(password)
}
