{
  description = "Finds the submissions of a programming course that share more code than independent work would explain";

  # It needs the Rust that Cargo.toml names as `rust-version`, or a later one.
  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixpkgs-unstable";

  outputs =
    { self, nixpkgs }:
    let
      inherit (nixpkgs) lib;

      codesim =
        {
          installShellFiles,
          rustPlatform,
          stdenv,
        }:
        rustPlatform.buildRustPackage {
          pname = "codesim-cli";
          version = (lib.importTOML ./Cargo.toml).workspace.package.version;
          src = self;
          cargoLock.lockFile = ./Cargo.lock;
          cargoBuildFlags = [
            "--package"
            "codesim-cli"
            "--features"
            "full"
          ];
          nativeBuildInputs = [ installShellFiles ];

          # The tests need browsers, Java and more (`sh tests/run`); the installed program compares a class below.
          doCheck = false;

          postInstall = lib.optionalString (stdenv.buildPlatform.canExecute stdenv.hostPlatform) ''
            installShellCompletion --cmd codesim \
              --bash <($out/bin/codesim completions bash) \
              --fish <($out/bin/codesim completions fish) \
              --zsh <($out/bin/codesim completions zsh)
            $out/bin/codesim man man
            installManPage man/*.1
          '';

          doInstallCheck = stdenv.buildPlatform.canExecute stdenv.hostPlatform;
          installCheckPhase = ''
            $out/bin/codesim corpora/java/submissions --limit 4 | grep 'hugo .* olga .* flagged'
          '';

          meta = {
            description = "Finds the submissions of a programming course that share more code than independent work would explain";
            license = with lib.licenses; [
              mit
              asl20
            ];
            mainProgram = "codesim";
          };
        };

      forEachSystem =
        make:
        lib.genAttrs [
          "aarch64-darwin"
          "aarch64-linux"
          "x86_64-linux"
        ] (system: make nixpkgs.legacyPackages.${system});
    in
    {
      packages = forEachSystem (pkgs: {
        default = pkgs.callPackage codesim { };
      });

      devShells = forEachSystem (pkgs: {
        default = pkgs.mkShell {
          inputsFrom = [ self.packages.${pkgs.stdenv.hostPlatform.system}.default ];
          packages = [
            pkgs.clippy
            pkgs.nodejs
            pkgs.python3
            pkgs.rustfmt
          ];
        };
      });
    };
}
