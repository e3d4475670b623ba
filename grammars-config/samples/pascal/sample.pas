program Stock;
uses SysUtils, Classes;

{ Keeps a small stock list, and prints what has to be ordered. }
const
  Limit = 10;
  Mask = $1F;

type
  TItem = record
    Name: string;
    Count: Integer;
    Price: Real;
  end;

var
  Items: array[1..Limit] of TItem;
  Used, I: Integer;

(* Adds an item, unless the list is full. *)
procedure Add(const Name: string; Count: Integer; Price: Real);
begin
  if Used >= Limit then
    raise Exception.Create('it''s full')
  else
  begin
    Used := Used + 1;
    Items[Used].Name := Name; // by value
    Items[Used].Count := Count;
    Items[Used].Price := Price;
  end;
end;

function Total: Real;
var
  Sum: Real;
begin
  Sum := 0.0;
  for I := 1 to Used do
    Sum := Sum + Items[I].Count * Items[I].Price;
  Total := Sum;
end;

begin
  Used := 0;
  Add('bolts', 120, 0.05);
  Add('nuts', Mask, 1.5e-2);
  I := 1;
  repeat
    case Items[I].Count of
      0..9: writeln(Items[I].Name, ' runs out');
      else writeln(Items[I].Name);
    end;
    I := I + 1;
  until (I > Used) or (Items[I].Count <> 0);
  while not (I <= 1) do
    I := I - 1;
  writeln('total: ', Total:8:2);
end.
