//! A container image with the program alone, as an archive that container tools load.
//!
//! *Source.* The [image layout](https://github.com/opencontainers/image-spec/blob/main/image-layout.md) of OCI 1.0: blobs by their digests, an index that
//! names the manifest, a manifest that names a configuration and one layer.

use serde_json::{Value, json};

use super::beside::{TERMS, files};
use super::release::{Release, VERSION};
use super::tarball::{Tarball, gzip};
use crate::digest::digest;

pub(super) fn make(release: &Release) -> anyhow::Result<()> {
    let layer = layer(release)?;
    let packed = gzip(&layer)?;
    let mut image = Image(Tarball::default());
    let config = image.blob(
        "application/vnd.oci.image.config.v1+json",
        &serde_json::to_vec(&config(release.platform.processor, &layer))?,
    )?;
    let layer = image.blob("application/vnd.oci.image.layer.v1.tar+gzip", &packed)?;
    let manifest = json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.manifest.v1+json",
        "config": config,
        "layers": [layer],
    });
    let mut manifest = image.blob(
        "application/vnd.oci.image.manifest.v1+json",
        &serde_json::to_vec(&manifest)?,
    )?;
    manifest["annotations"] = json!({ "org.opencontainers.image.ref.name": VERSION, "io.containerd.image.name": format!("codesim:{VERSION}") });
    manifest["platform"] = json!({ "architecture": release.platform.processor, "os": "linux" });
    let index = json!({ "schemaVersion": 2, "mediaType": "application/vnd.oci.image.index.v1+json", "manifests": [manifest] });
    image
        .0
        .add("index.json", &serde_json::to_vec(&index)?, false)?;
    image
        .0
        .add("oci-layout", br#"{"imageLayoutVersion":"1.0.0"}"#, false)?;
    release.write(
        &format!("codesim-{VERSION}-oci-{}.tar", release.platform.processor),
        &image.0.finish()?,
    )
}

/// The files of the image: the program, its licences, a folder for what a service keeps, and one for temporary files, which sorting all pairs needs.
fn layer(release: &Release) -> anyhow::Result<Vec<u8>> {
    let mut layer = Tarball::default();
    layer.add("usr/bin/codesim", &release.program()?, true)?;
    for (name, bytes) in files(release, TERMS)? {
        layer.add(&format!("usr/share/doc/codesim/{name}"), &bytes, false)?;
    }
    // Everybody may write to them, and nobody take away what is another's.
    for folder in ["data", "tmp"] {
        layer.add_folder(folder, 0o1777)?;
    }
    Ok(layer.finish()?)
}

/// Returns how a container is started: as an unprivileged user, in the folder where submissions are mounted; as a service by default.
fn config(processor: &str, layer: &[u8]) -> Value {
    json!({
        "architecture": processor,
        "os": "linux",
        "config": {
            "Entrypoint": ["/usr/bin/codesim"],
            "Cmd": ["serve", "--data", "/data", "--listen", "0.0.0.0:8080"],
            "ExposedPorts": { "8080/tcp": {} },
            "Volumes": { "/data": {} },
            "User": "65532:65532",
            "WorkingDir": "/work",
            "Labels": {
                "org.opencontainers.image.title": "codesim",
                "org.opencontainers.image.version": VERSION,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
        },
        "rootfs": { "type": "layers", "diff_ids": [format!("sha256:{}", digest(layer))] },
    })
}

/// An image in the making.
struct Image(Tarball);

impl Image {
    /// Adds a blob, and returns what others name it by.
    fn blob(&mut self, media: &str, bytes: &[u8]) -> anyhow::Result<Value> {
        let digest = digest(bytes);
        self.0
            .add(&format!("blobs/sha256/{digest}"), bytes, false)?;
        Ok(json!({ "mediaType": media, "digest": format!("sha256:{digest}"), "size": bytes.len() }))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::fs::File;
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::*;
    use crate::dist::release::fake;

    fn files(archive: impl Read) -> BTreeMap<String, Vec<u8>> {
        let mut archive = tar::Archive::new(archive);
        let entries = archive.entries().expect("it is an archive");
        let read = |entry: std::io::Result<tar::Entry<_>>| {
            let mut entry = entry.expect("it is sound");
            let path = entry.path().expect("it is text").display().to_string();
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes).expect("it is whole");
            (path, bytes)
        };
        entries.map(read).collect()
    }

    /// The blob that a descriptor names, which it describes rightly.
    fn blob<'a>(files: &'a BTreeMap<String, Vec<u8>>, named: &Value) -> &'a [u8] {
        let named_digest = named["digest"]
            .as_str()
            .and_then(|it| it.strip_prefix("sha256:"))
            .expect("it has one");
        let bytes = &files[&format!("blobs/sha256/{named_digest}")];
        assert_eq!(digest(bytes), named_digest);
        assert_eq!(named["size"], bytes.len());
        bytes
    }

    fn parsed(bytes: &[u8]) -> Value {
        serde_json::from_slice(bytes).expect("it is JSON")
    }

    #[test]
    fn image_layout_leads_to_the_program() {
        let folder = tempfile::tempdir().expect("there is room");
        let release = fake(folder.path());
        make(&release).expect("it can be made");
        let image = File::open(release.out.join(format!("codesim-{VERSION}-oci-amd64.tar")))
            .expect("it was written");
        let image = files(image);
        assert_eq!(parsed(&image["oci-layout"])["imageLayoutVersion"], "1.0.0");
        let manifest = parsed(blob(&image, &parsed(&image["index.json"])["manifests"][0]));
        let config = parsed(blob(&image, &manifest["config"]));
        assert_eq!(config["config"]["Entrypoint"][0], "/usr/bin/codesim");
        let mut layer = Vec::new();
        let packed = blob(&image, &manifest["layers"][0]);
        GzDecoder::new(packed)
            .read_to_end(&mut layer)
            .expect("it is whole");
        assert_eq!(
            config["rootfs"]["diff_ids"][0],
            format!("sha256:{}", digest(&layer))
        );
        let files = files(&*layer);
        assert_eq!(
            files["usr/bin/codesim"],
            release.program().expect("it is there")
        );
        for folder in ["data/", "tmp/"] {
            assert!(files.contains_key(folder), "{:?}", files.keys());
        }
        let told = config["config"]["Cmd"].as_array().expect("a service");
        assert_eq!(told[..3], ["serve", "--data", "/data"]);
    }
}
