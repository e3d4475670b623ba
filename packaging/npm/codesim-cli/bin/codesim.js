#!/usr/bin/env node
// Runs the program of the package for this platform, which npm has installed beside this one.
"use strict";

const { spawn } = require("node:child_process");

const platform = `codesim-cli-${process.platform}-${process.arch}`;

function program() {
  try {
    return require.resolve(`${platform}/bin/codesim${process.platform === "win32" ? ".exe" : ""}`);
  } catch {
    console.error(
      `error: ${platform} is not installed: either there is no codesim for this platform, or npm was told to leave optional ` +
        "packages out; then `npm install --include=optional` brings it",
    );
    process.exit(2);
  }
}

// What is typed at a terminal reaches the program as well, and it alone decides when to end.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {});
}
const child = spawn(program(), process.argv.slice(2), { stdio: "inherit" });
child.on("error", (error) => {
  console.error(`error: ${error.message}`);
  process.exit(2);
});
child.on("exit", (code, signal) => {
  if (signal) {
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  } else {
    process.exit(code);
  }
});
