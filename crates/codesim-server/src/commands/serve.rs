//! `codesim serve`.

use std::io::Write;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use crate::{LanguageNames, Languages, Limits, Listener, ProviderSettings, Settings};
use anyhow::ensure;
use clap::Args;
use codesim_display::visible_path;
use codesim_token::Registry;

/// Options of a service.
#[derive(Debug, Args)]
pub struct ServeArgs {
    /// Folder with all that the service keeps; it is made if it is not there
    #[arg(long, value_name = "FOLDER")]
    data: PathBuf,
    /// Address and port to listen at
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// Address and port to listen at for clients of MOSS; theirs is 7690 [default: none]
    #[arg(long, value_name = "ADDRESS:PORT")]
    moss: Option<SocketAddr>,
    /// Let clients of MOSS upload to this course without a token: for closed networks
    #[arg(long, value_name = "COURSE", requires = "moss")]
    moss_open: Option<String>,
    /// Public base URL, used in links to reports [default: the address of --listen]
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// Path below which the page is found, such as /codesim, for a proxy that shows other things beside it [default: that of --public-url]
    #[arg(long, value_name = "PATH")]
    base_path: Option<String>,
    /// Trust client addresses forwarded by this proxy; local proxies are always trusted (may be repeated)
    #[arg(long, value_name = "ADDRESS")]
    proxy: Vec<IpAddr>,
    /// File that names a provider of OpenID Connect, for users who sign in without a password of this service
    #[arg(long, value_name = "FILE")]
    openid: Option<PathBuf>,
    /// Number of comparisons that run at the same time
    #[arg(long, value_name = "N", default_value_t = Limits::default().jobs_at_once)]
    jobs: usize,
    /// Memory limit of a comparison, in GiB, on Linux
    #[arg(long, value_name = "GIB", default_value_t = Limits::default().job_memory >> 30)]
    job_memory: u64,
    /// Seconds without a new submission after which those that a learning platform announced are compared
    #[arg(long, value_name = "SECONDS", default_value_t = Limits::default().quiet_time.as_secs())]
    quiet_time: u64,
    /// Days after which entries leave the audit log
    #[arg(long, value_name = "DAYS", default_value_t = 730)]
    audit_days: u32,
    /// Do not serve: copy all that the service keeps to a new folder, also while it runs
    #[arg(long, value_name = "FOLDER")]
    backup: Option<PathBuf>,
    /// Do not serve: put all that is known into the one file codesim.sqlite, so that a service that has ended can be copied
    #[arg(long, conflicts_with = "backup")]
    checkpoint: bool,
}

/// Serves, or copies the data of a service. `languages` are those that its jobs read, and `start` makes the command to which the arguments of another
/// process of the program are added.
///
/// # Errors
/// If it cannot serve or copy.
pub fn serve(args: &ServeArgs, languages: &Registry, start: fn() -> Command) -> anyhow::Result<()> {
    crate::private::begin();
    if let Some(copy) = &args.backup {
        let jobs = crate::back_up(&args.data, copy)?;
        let copy = visible_path(copy);
        writeln!(
            anstream::stdout(),
            "copied to {copy}: {jobs} jobs, without uploads in progress"
        )?;
        return Ok(());
    }
    if args.checkpoint {
        return Ok(crate::checkpoint(&args.data)?);
    }
    crate::log();
    let settings = settings(args, languages, start)?;
    crate::serve(&settings, |door, address| {
        let _ = match door {
            Listener::Http => writeln!(anstream::stderr(), "listening at http://{address}"),
            Listener::Moss => writeln!(anstream::stderr(), "clients of MOSS: {address}"),
        };
    })?;
    Ok(())
}

fn settings(
    args: &ServeArgs,
    registry: &Registry,
    start: fn() -> Command,
) -> anyhow::Result<Settings> {
    let public_url = public_url(args)?;
    let provider = args.openid.as_deref().map(ProviderSettings::read);
    Ok(Settings {
        data: args.data.clone(),
        listen: args.listen,
        moss: args.moss,
        moss_open: args.moss_open.clone(),
        public_url: public_url.map(str::to_owned),
        base_path: base_path(args, public_url)?.to_owned(),
        proxies: args.proxy.clone(),
        provider: provider.transpose()?,
        audit_days: args.audit_days,
        languages: languages(registry),
        limits: Limits {
            jobs_at_once: args.jobs.max(1),
            job_memory: args.job_memory.clamp(1, 1 << 20) << 30,
            quiet_time: Duration::from_secs(args.quiet_time.clamp(1, 86_400)),
            ..Limits::default()
        },
        start: Arc::new(move || {
            let mut command = start();
            command.arg("job");
            command
        }),
    })
}

fn public_url(args: &ServeArgs) -> anyhow::Result<Option<&str>> {
    let url = args.public_url.as_deref();
    let url = url.map(|url| url.trim_end_matches('/'));
    ensure!(
        url.is_none_or(|url| url.starts_with("http://") || url.starts_with("https://")),
        "public-url: an address such as https://codesim.example.org was expected"
    );
    Ok(url)
}

fn base_path<'a>(args: &'a ServeArgs, public_url: Option<&'a str>) -> anyhow::Result<&'a str> {
    let path = args.base_path.as_deref();
    let path = path.unwrap_or_else(|| public_url.map_or("", path_of));
    let path = path.trim_end_matches('/');
    ensure!(
        path.is_empty() || path.starts_with('/'),
        "base-path: a path such as /codesim was expected"
    );
    Ok(path)
}

/// Returns the path of an address.
fn path_of(url: &str) -> &str {
    let host = url.find("://").map_or(0, |at| at + 3);
    url[host..].find('/').map_or("", |at| &url[host + at..])
}

/// Returns the languages that clients may name.
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
