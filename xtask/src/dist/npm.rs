//! Packages of npm: one with the program for a platform, and one for everybody, which starts the program of the platform.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::Context;
use serde_json::{Value, json};

use super::beside::{TERMS, files};
use super::platform::PLATFORMS;
use super::release::{Release, VERSION};
use crate::command::run;

/// The folder of the package for a platform.
const PLATFORM: &str = "platform";
/// The package for everybody.
const LAUNCHER: &str = "codesim-cli";

pub(super) fn make(release: &Release) -> anyhow::Result<()> {
    let folder = tempfile::tempdir()?;
    let platform = release.platform.npm_package();
    for (package, sources) in [
        (LAUNCHER, "packaging/npm/codesim-cli"),
        (&*platform, "packaging/npm/platform"),
    ] {
        let package = folder.path().join(package);
        fs::create_dir_all(package.join("bin"))?;
        fs::write(package.join("package.json"), manifest(release, sources)?)?;
        for (name, bytes) in files(release, TERMS)? {
            fs::write(package.join(name), bytes)?;
        }
    }
    let launcher = folder.path().join(LAUNCHER);
    for file in ["README.md", "bin/codesim.js"] {
        fs::write(
            launcher.join(file),
            release.file(&format!("packaging/npm/codesim-cli/{file}"))?,
        )?;
    }
    let platform = folder.path().join(platform);
    fs::copy(
        &release.program,
        platform.join("bin").join(release.platform.program()),
    )?;
    [launcher, platform]
        .iter()
        .try_for_each(|package| pack(release, package))
}

/// The manifest of a package, with this version in it.
pub(super) fn manifest(release: &Release, sources: &str) -> anyhow::Result<Vec<u8>> {
    let text = release.file(&format!("{sources}/package.json"))?;
    let mut manifest: Value = serde_json::from_slice(&text).with_context(|| sources.to_owned())?;
    manifest["version"] = json!(VERSION);
    if sources.ends_with(LAUNCHER) {
        let versions = PLATFORMS.map(|platform| (platform.npm_package(), json!(VERSION)));
        manifest["optionalDependencies"] = Value::Object(versions.into_iter().collect());
    } else if sources.ends_with(PLATFORM) {
        let (os, cpu) = release.platform.node;
        manifest["name"] = json!(release.platform.npm_package());
        manifest["description"] = json!(format!(
            "The program codesim for {os} on {cpu}; install codesim-cli instead"
        ));
        manifest["os"] = json!([os]);
        manifest["cpu"] = json!([cpu]);
    }
    Ok(serde_json::to_vec_pretty(&manifest)?)
}

pub(super) fn pack(release: &Release, package: &Path) -> anyhow::Result<()> {
    let name = package
        .file_name()
        .context("it has a name")?
        .to_string_lossy()
        .into_owned();
    let mut npm = Command::new("npm");
    npm.args(["pack", "--silent", "--pack-destination"])
        .arg(&release.out);
    run(npm.current_dir(package).stdout(Stdio::null()))?;
    println!("{name}-{VERSION}.tgz");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dist::release::fake;

    /// Returns the output of the launcher, and its exit code.
    fn launched(folder: &Path, arguments: &[&str]) -> (String, Option<i32>) {
        let output = Command::new(folder.join("node_modules/.bin/codesim"))
            .args(arguments)
            .output()
            .expect("it was installed");
        let text = [output.stdout, output.stderr].concat();
        (
            String::from_utf8(text).expect("it is text"),
            output.status.code(),
        )
    }

    #[test]
    fn an_installed_package_starts_the_program_of_the_platform() {
        let folder = tempfile::tempdir().expect("there is room");
        let release = fake(folder.path());
        make(&release).expect("they can be made");
        let place = folder.path().join("place");
        fs::create_dir(&place).expect("there is room");
        let [launcher, platform] = [LAUNCHER, "codesim-cli-linux-x64"]
            .map(|name| release.out.join(format!("{name}-{VERSION}.tgz")));
        let install = |more: &Path| {
            let mut npm = Command::new("npm");
            npm.args([
                "install",
                "--offline",
                "--silent",
                "--no-audit",
                "--no-fund",
                "--omit=optional",
            ]);
            run(npm.arg(more).current_dir(&place)).expect("it can be installed");
        };
        install(&launcher);
        let (text, code) = launched(&place, &["--version"]);
        assert!(
            text.starts_with("error: codesim-cli-linux-x64 is not installed"),
            "{text}"
        );
        assert_eq!(code, Some(2));
        install(&platform);
        assert_eq!(
            launched(&place, &["a b", "--c"]),
            (format!("codesim {VERSION} a b --c\n"), Some(0))
        );
        assert_eq!(launched(&place, &["exit", "3"]).1, Some(3));
    }
}
