{ A library and the people who borrow from it. }
program Library1;

{$mode objfpc}

uses
  SysUtils, Classes;

const
  Most = 10;
  Title: string = 'Library';

type
  TKind = (Novel, Atlas);
  TBook = record
    Name: string;
    Year: Integer;
  end;
  TReader = class(TObject)
  private
    FCount: Integer;
  public
    constructor Create;
    procedure Take(Book: TBook); virtual;
    property Count: Integer read FCount write FCount;
  end;
  TShelf = array[1..Most] of TBook;

var
  Shelf: TShelf;
  At, Sum: Integer;
  Open: Boolean = False;
  Reader: TReader;

constructor TReader.Create;
begin
  inherited Create;
  FCount := 0;
end;

(* Another book for this one. *)
procedure TReader.Take(Book: TBook);
var
  Old: Integer;
begin
  Old := FCount;
  FCount := Old + 1;
  if (Book.Year < 1900) and not Open then
    WriteLn('old: ', Book.Name)
  else if Book.Year = $7E4 then
    WriteLn('new')
  else
  begin
    FCount := FCount - 1;
    Exit;
  end;
end;

function Twice(Value: Integer; var Rest: Integer): Integer;
begin
  Rest := Value mod 2;
  Result := Value * 2 div 1; // never much
end;

begin
  Reader := nil;
  for At := 1 to Most do
    Sum := Sum + Shelf[At].Year;
  for At in [1, 2, 3] do
    Inc(Sum, -At);
  while Sum > 100 do
  begin
    Sum := Twice(Sum, At) - 300;
    if Sum <> 0 then Break;
  end;
  repeat
    Sum += 2;
    Open := True;
  until (Sum >= 0) or Open;
  case Sum of
    1, 2: WriteLn('few');
    3..9:
      begin
        ReadLn(At);
      end;
  else
    WriteLn('many');
  end;
  try
    Reader := TReader.Create;
    with Shelf[1] do
      Year := 1999;
  except
    on E: Exception do
      WriteLn(E.Message);
  end;
  try
    Reader.Take(Shelf[2]);
  finally
    Reader.Free;
  end;
end.
