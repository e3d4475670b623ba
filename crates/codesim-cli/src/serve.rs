//! The service, and who may use it.

use std::io::{BufRead, IsTerminal, Write};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, ensure};
use clap::{Args, Subcommand};
use codesim_server::{Door, LanguageNames, Languages, Limits, Settings, accounts, serve};
use codesim_token::Registry;
use codesim_words::visible_path;

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
    /// Let clients of MOSS hand in to this course without a token: for closed networks
    #[arg(long, value_name = "COURSE", requires = "moss")]
    moss_open: Option<String>,
    /// What addresses begin with that others are told, as links to reports [default: where it listens]
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// Path below which the page is found, such as /codesim, for a proxy that shows other things beside it [default: that of --public-url]
    #[arg(long, value_name = "PATH")]
    base_path: Option<String>,
    /// A reverse proxy, whose word counts on who asks; one on this machine always is (may be repeated)
    #[arg(long, value_name = "ADDRESS")]
    proxy: Vec<IpAddr>,
    /// Comparisons that are made beside each other
    #[arg(long, value_name = "N", default_value_t = Limits::default().jobs_at_once)]
    jobs: usize,
    /// Memory that a comparison may have, in GiB, on Linux
    #[arg(long, value_name = "GIB", default_value_t = Limits::default().job_memory >> 30)]
    job_memory: u64,
    /// Do not serve: copy all that the service keeps to a new folder, also while it runs
    #[arg(long, value_name = "FOLDER")]
    backup: Option<PathBuf>,
    /// Do not serve: put all that is known into the one file codesim.sqlite, so that a service that has ended can be copied
    #[arg(long, conflicts_with = "backup")]
    checkpoint: bool,
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
    if let Some(copy) = &args.backup {
        let jobs = codesim_server::back_up(&args.data, copy)?;
        let copy = visible_path(copy);
        writeln!(
            anstream::stdout(),
            "all but what is being handed in is in {copy}: {jobs} jobs"
        )?;
        return Ok(exit::DONE);
    }
    if args.checkpoint {
        codesim_server::checkpoint(&args.data)?;
        return Ok(exit::DONE);
    }
    codesim_server::log();
    serve(&settings(program, args)?, |door, address| {
        let _ = match door {
            Door::Http => writeln!(anstream::stderr(), "listening at http://{address}"),
            Door::Moss => writeln!(anstream::stderr(), "clients of MOSS: {address}"),
        };
    })?;
    Ok(exit::DONE)
}

fn settings(program: &Program, args: &ServeArgs) -> anyhow::Result<Settings> {
    let start = program.start;
    let public_url = args
        .public_url
        .as_deref()
        .map(|url| url.trim_end_matches('/'));
    ensure!(
        public_url.is_none_or(|url| url.starts_with("http://") || url.starts_with("https://")),
        "public-url: an address such as https://codesim.example.org was expected"
    );
    let base_path = match &args.base_path {
        Some(path) => path,
        None => public_url.map_or("", path_of),
    };
    let base_path = base_path.trim_end_matches('/');
    ensure!(
        base_path.is_empty() || base_path.starts_with('/'),
        "base-path: a path such as /codesim was expected"
    );
    Ok(Settings {
        data: args.data.clone(),
        listen: args.listen,
        moss: args.moss,
        moss_open: args.moss_open.clone(),
        public_url: public_url.map(str::to_owned),
        base_path: base_path.to_owned(),
        proxies: args.proxy.clone(),
        languages: languages(&program.registry),
        limits: Limits {
            jobs_at_once: args.jobs.max(1),
            job_memory: args.job_memory.clamp(1, 1 << 20) << 30,
            ..Limits::default()
        },
        start: Arc::new(move || {
            let mut command = start();
            command.arg("job");
            command
        }),
    })
}

/// The path of an address.
fn path_of(url: &str) -> &str {
    let host = url.find("://").map_or(0, |at| at + 3);
    url[host..].find('/').map_or("", |at| &url[host + at..])
}

/// What clients may name.
fn languages(registry: &Registry) -> Languages {
    let languages = registry.iter().map(|front_end| front_end.language());
    Languages(
        languages
            .map(|it| {
                let names = LanguageNames {
                    name: it.name.clone(),
                    extensions: it.extensions.clone(),
                };
                (it.id.clone(), names)
            })
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
