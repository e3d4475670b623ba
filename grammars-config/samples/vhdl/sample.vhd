-- A counter that says when it is full.
library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

entity counter is
  generic (width : integer := 8);
  port (
    clk, rst : in std_logic;
    full     : out std_logic;
    value    : out std_logic_vector(width - 1 downto 0)
  );
end entity counter;

/* How it works. */
architecture rtl of counter is
  type mode is (idle, paused, running);
  constant most : integer := 16#FF#;
  signal state : mode := idle;
  signal count : unsigned(7 downto 0) := "0000";
  signal bits, mask : std_logic_vector(3 downto 0);

  component lamp
    port (on_off : in std_logic);
  end component;

  function twice(a : integer; b : integer) return integer is
    variable sum : integer := 1;
  begin
    sum := a * 2 + b;
    return sum;
  end function;

  procedure say(a : in integer) is
  begin
    report "counting" severity note;
  end procedure;
begin
  lamp1 : lamp port map (on_off => clk);

  full <= '1' when count = most else '0';
  value <= std_logic_vector(count);

  process (clk, rst)
    variable sum : integer;
    variable step : real := 1.5;
    variable mark : character := 'x';
  begin
    if rst = '1' then
      count <= (others => '0');
    elsif rising_edge(clk) and not (state /= running) then
      count <= count + 1;
      sum := twice(sum, 3);
    else
      say(1);
    end if;

    case state is
      when idle | paused =>
        state <= running;
      when others =>
        null;
    end case;

    for i in 0 to 7 loop
      sum := sum - i;
    end loop;
    while sum < 3 loop
      sum := sum + 1;
      exit when sum = 2;
    end loop;
    wait for 10 ns;
  end process;

  gates : for i in 0 to 3 generate
    bits(i) <= not mask(i);
  end generate;
end architecture rtl;
