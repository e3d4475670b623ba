//! Files and folders that no other account of the machine may read.

use std::fs;
use std::io;
use std::path::Path;

/// Keeps everything that this process creates from now on from other accounts.
#[cfg(unix)]
pub(crate) fn begin() {
    use rustix::fs::Mode;

    rustix::process::umask(Mode::RWXG | Mode::RWXO);
}

/// Elsewhere, new files have the rights of their folder.
#[cfg(not(unix))]
pub(crate) fn begin() {}

/// Creates a folder unless it exists, and keeps it from other accounts. One that belongs to another account, such as a mounted volume, keeps its mode.
pub(crate) fn folder(path: &Path) -> io::Result<()> {
    fs::create_dir_all(path)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;

        let closed = fs::set_permissions(path, fs::Permissions::from_mode(0o700));
        if let Err(error) = closed
            && error.kind() != io::ErrorKind::PermissionDenied
        {
            return Err(error);
        }
    }
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn a_folder_that_others_could_read_is_closed() {
        let outer = tempfile::tempdir().expect("there is room");
        let path = outer.path().join("data");
        fs::create_dir(&path).expect("there is room");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it is ours");
        folder(&path).expect("it is ours");
        let mode = fs::metadata(&path)
            .expect("it is there")
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o700);
    }
}
