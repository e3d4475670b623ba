"""Unpacks an OCI image into a folder, as a container tool would: `unpack.py IMAGE.tar FOLDER`."""

import io
import json
import sys
import tarfile

image, folder = sys.argv[1:]
with tarfile.open(image) as files:

    def blob(named):
        return files.extractfile("blobs/" + named["digest"].replace(":", "/")).read()

    index = json.load(files.extractfile("index.json"))
    manifest = json.loads(blob(index["manifests"][0]))
    for layer in manifest["layers"]:
        with tarfile.open(fileobj=io.BytesIO(blob(layer))) as contents:
            contents.extractall(folder, filter="tar")
