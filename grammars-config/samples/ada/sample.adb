-- A shop and what it sells.
with Ada.Text_IO; use Ada.Text_IO;

procedure Shop is
   pragma Optimize (Time);

   Most : constant := 16#FF#;
   Total, Seen : Float := 1.5;

   subtype Count is Integer range 0 .. Most;
   type Kind is (Book, Pen);
   type Item is record
      Name  : String (1 .. 10);
      Sort  : Kind := Book;
      Price : Float;
   end record;
   type Shelf is array (1 .. 3) of Item;

   Items : Shelf;
   Mark  : Character := 'x';
   Found : Boolean;

   procedure Pay (Amount : in Float; Rest : out Float);

   package Sums is
      function Twice (Value : Integer) return Integer;
   end Sums;

   package body Sums is
      function Twice (Value : Integer) return Integer is
      begin
         return Value * 2;
      end Twice;
   end Sums;

   procedure Pay (Amount : in Float; Rest : out Float) is
   begin
      if Amount < Total and then not (Seen /= 0.0) then
         Rest := Amount - Total;
      elsif Amount = Total or Found then
         Rest := 0.0;
      else
         Put_Line ("too " & "much");
      end if;
   end Pay;

begin
   for At_Place in reverse 1 .. 3 loop
      Total := Total + Items (At_Place).Price;  -- in any order
      exit when Total >= 100.0;
   end loop;
   for One of Items loop
      Put (One.Name);
   end loop;
   while Seen > 1.0 loop
      Seen := Seen / 2.0;
   end loop;
   loop
      Seen := -Seen;
      exit;
   end loop;
   case Items (1).Sort is
      when Book | Pen =>
         Pay (Amount => 2.0, Rest => Seen);
      when others =>
         null;
   end case;
   declare
      Part : Integer := (if Found then 1 else Sums.Twice (3));
   begin
      Put (Integer'Image (Part));
   exception
      when Constraint_Error =>
         raise;
   end;
end Shop;
