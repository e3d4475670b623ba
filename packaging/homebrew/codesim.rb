class Codesim < Formula
  desc "Which submissions of a programming course share code"
  homepage "@HOME@"
  version "@VERSION@"
  license any_of: ["MIT", "Apache-2.0"]

  on_macos do
    on_arm do
      url "@HOME@/releases/download/v@VERSION@/codesim-@VERSION@-aarch64-apple-darwin.tar.gz"
      sha256 "@SHA256 aarch64-apple-darwin@"
    end
    on_intel do
      url "@HOME@/releases/download/v@VERSION@/codesim-@VERSION@-x86_64-apple-darwin.tar.gz"
      sha256 "@SHA256 x86_64-apple-darwin@"
    end
  end

  on_linux do
    on_arm do
      url "@HOME@/releases/download/v@VERSION@/codesim-@VERSION@-aarch64-unknown-linux-gnu.tar.gz"
      sha256 "@SHA256 aarch64-unknown-linux-gnu@"
    end
    on_intel do
      url "@HOME@/releases/download/v@VERSION@/codesim-@VERSION@-x86_64-unknown-linux-gnu.tar.gz"
      sha256 "@SHA256 x86_64-unknown-linux-gnu@"
    end
  end

  def install
    bin.install "codesim"
    man1.install Dir["man/*.1"]
    bash_completion.install "completions/codesim.bash" => "codesim"
    fish_completion.install "completions/codesim.fish"
    zsh_completion.install "completions/_codesim"
  end

  test do
    ["ada", "olga"].each do |name|
      (testpath/"class"/name/"Main.java").write "class Main { int twice(int x) { return x + x; } }"
    end
    assert_match "Compared 2 submissions", shell_output("#{bin}/codesim #{testpath}/class")
  end
end
