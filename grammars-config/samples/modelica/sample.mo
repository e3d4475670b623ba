within Bakery;
// An oven with its bread, and what controls them.
package Ovens "Ovens and controllers"
  import Modelica.Constants.pi;
  import SI = Modelica.Units.SI;

  type Mode = enumeration(off, low, high);
  constant Real most = 2.5e2 "Hottest that an oven may be";

  connector Port "A port that heat goes through"
    SI.Temperature T;
    flow SI.HeatFlowRate Q;
  end Port;

  record Bread
    parameter Real mass(unit = "kg", min = 0) = 0.75;
    Boolean done;
  end Bread;

  /* What all ovens have
     in common. */
  partial model Base
    Port port;
    parameter SI.HeatCapacity C = 1000;
    outer Real room;
  protected
    Real loss;
  equation
    loss = 0.1 * (port.T - room);
  end Base;

  function hottest "The largest of some values"
    input Real values[:];
    output Real top;
  protected
    Integer i;
  algorithm
    top := values[1];
    for k in 2:size(values, 1) loop
      if values[k] > top then
        top := values[k];
      elseif values[k] <> top and not (k >= 10) then
        break;
      else
        return;
      end if;
    end for;
    i := 0;
    while i <= 3 or top == most loop
      i := i + 1;
    end while;
  end hottest;

  model Oven "One oven"
    extends Base(final C = 500);
    replaceable Bread bread constrainedby Bread;
    Mode mode(start = Mode.off);
    discrete Integer rounds;
    Real 'heat of all'[3] = {1, 2, 3} .* {pi, 2 ^ 2, -1};
    Real T(fixed = true, start = 293.15);
  initial equation
    rounds = 0;
  equation
    C * der(T) = port.Q - loss + (if mode == Mode.high then 2000 else 0);
    when T > most then
      rounds = pre(rounds) + 1;
      reinit(T, most);
    elsewhen initial() then
      rounds = 1;
    end when;
    assert(T < 2 * most, "The oven is on \"fire\"");
    connect(port, heater.port) annotation (Line(points = {{0, 0}, {10, 10}}));
    annotation (experiment(StopTime = 3600));
  end Oven;
end Ovens;
