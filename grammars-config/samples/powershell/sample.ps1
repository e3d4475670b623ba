#Requires -Version 5.1
<#
Tends the beds of a garden.
#>
[CmdletBinding(SupportsShouldProcess)]
param(
    [Parameter(Mandatory = $true)] [string] $Path,
    [ValidateSet('dry', 'wet')] [string[]]$Kinds = @('dry', "wet"),
    [int]$Most = 0x1F,
    [switch]$Force
)

enum Soil { Sand = 1; Clay = 2 }

class Bed : Plant, IComparable {
    [string] $Name
    hidden [int] $Litres = 10
    static [int] $Count = 0

    Bed([string] $name) {
        $this.Name = $name
        [Bed]::Count++
    }

    [int] CompareTo([object] $other) {
        return $this.Litres - ([Bed]$other).Litres
    }
}

function Get-Average {
    param([double[]] $Values, [double] $Start = 1.5e-3)
    $sum = $Start
    for ($i = 0; $i -lt $Values.Count; ++$i) {
        if ($Values[$i] -le 0 -or -not $Values[$i]) { continue }
        $sum += $Values[$i] * 2
    }
    return $sum / $Values.Length
}

function global:Water-Bed([Bed] $bed, $litres) {
    begin { $total = 0 }
    process {
        $total = $total + $litres % 7
        while ($bed.Litres -gt 0 -and !$bed.IsDry()) {
            $bed.Litres -= 1
            if ($total -ge 100) { break }
            elseif ($bed.Name -like 'r*' -or $bed.Name -match "^f[aeiou]") { $total-- }
            else { Write-Verbose -Message "left: $($bed.Litres) of ${total}" }
        }
        do { $litres = Read-Host 'litres' } until ($litres -ne '')
        do { $litres++; --$total } while ($litres -gt 5)
    }
    end { $total }
}

$table = @{ Soil = [Soil]::Clay; 'when' = Get-Date; Deep = @{ List = 1, 2, 3 } }
$beds = [List[Bed]]::new()
foreach ($name in 'rose', 'fern') {
    $beds.Add([Bed]::new($name))
    $table[$name] = $beds.Count -shl 1
}

switch -Regex ($Kinds[0]) {
    'dry' { Write-Host "dry`n" -ForegroundColor Red; break }
    1 { $null }
    default { Write-Output $_ }
}

try {
    $lines = Get-Content $Path -ErrorAction Stop | Where-Object { $_ -notmatch '^#' } |
        ForEach-Object { $_.Trim().ToUpper() } | Sort-Object -Property Length -Descending
    $first, $rest = $lines[0..3] -split ',' -replace 'a', 'b'
    $text = "{0} of {1}" -f $first, ($rest -join "; ")
} catch [System.IO.IOException], [ArgumentException] {
    throw "lost $Path"
} catch {
    Write-Error $_.Exception.Message
} finally {
    Remove-Item -Force "$env:TEMP\*.tmp" 2>$null
}

$action = { param($x) $x + 1 }
& $action 3 > out.txt
. .\more.ps1 @args
$script:ready = ($beds | Measure-Object).Count -eq $table.Keys.Count -xor $Force.IsPresent
$both = if ($ready -is [bool]) { $true } else { @(1; 2).Length }
$note = @"
Beds: $($beds.Count)
"@
$plain = @'
none of $this
'@
Write-Host $note $plain -NoNewline; exit 0
