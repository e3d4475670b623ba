# Evaluates the outputs of `flake.nix`, without a network, on a stand-in for nixpkgs that returns what it is given:
# `nix-instantiate --store dummy:// --eval --strict --json packaging/tests/outputs.nix`. Nothing is built.
let
  flake = import ../../flake.nix;

  lib = {
    genAttrs = names: make: builtins.listToAttrs (map (name: { inherit name; value = make name; }) names);
    importTOML = file: builtins.fromTOML (builtins.readFile file);
    optionalString = condition: text: if condition then text else "";
    licenses = { mit = "MIT"; asl20 = "Apache-2.0"; };
  };

  packagesOf =
    system:
    let
      pkgs = {
        stdenv.hostPlatform = { inherit system; };
        stdenv.buildPlatform.canExecute = other: other.system == system;
        rustPlatform.buildRustPackage = package: package;
        mkShell = shell: shell;
        installShellFiles = "installShellFiles";
        clippy = "clippy";
        nodejs = "nodejs";
        python3 = "python3";
        rustfmt = "rustfmt";
        callPackage =
          make: given: make (builtins.intersectAttrs (builtins.functionArgs make) pkgs // given);
      };
    in
    pkgs;

  self = flake.outputs {
    self = self // { outPath = toString ../..; };
    nixpkgs = {
      inherit lib;
      legacyPackages = lib.genAttrs [ "aarch64-darwin" "aarch64-linux" "x86_64-linux" ] packagesOf;
    };
  };

  # nixpkgs fetches what a lock file lists by checksum, and nothing else.
  isFetched = package: !(package ? source) || package ? checksum;

  described =
    system:
    let
      package = self.packages.${system}.default;
      shell = self.devShells.${system}.default;
      lock = builtins.fromTOML (builtins.readFile package.cargoLock.lockFile);
    in
    assert builtins.all isFetched lock.package;
    assert package.src.outPath == toString ../..;
    assert shell.inputsFrom == [ package ];
    builtins.deepSeq [ package.postInstall package.installCheckPhase package.meta shell.packages ]
      "${package.pname} ${package.version}";
in
builtins.mapAttrs (system: _: described system) self.packages
