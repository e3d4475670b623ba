#!/usr/bin/env perl
# Counts the words of a text.
use v5.20;
use strict;
use List::Util qw(sum max);

package Words::Counter;

our $VERSION = '1.02';
my ($limit, @lines) = (0x1F, 1.5e3);
my %seen = (first => 1, 'second' => 2_000);

=pod

What a counter does.

=cut

sub new {
    my ($class, %options) = @_;
    my $self = { count => 0, names => [], %options };
    return bless($self, $class);
}

sub ratio($$) {
    my $total = shift;
    local $_ = $total;
    return $total > 0 ? 1 / $total : -1;
}

sub add {
    my $self = shift @_;
    foreach my $word (@_) {
        next if $word =~ /^\s*$/x;
        $self->{names}[0] = $word;
        push $self->{names}->@*, lc $word;
        $seen{$word}++;
    }
    for (my $i = 0; $i < scalar(@lines); $i++) {
        $lines[$i] =~ s/a+/b/g;
        $lines[$i] =~ tr/a-z/A-Z/;
    }
    if (!%seen || not defined $limit) {
        print "none of $limit\n";
    } elsif ($limit == 1 && @lines >= 2) {
        printf STDERR ("%d\n", $#lines);
    } else {
        say 'some ', $limit . "more";
    }
    unless ($self->ratio(2)) {
        die "bad";
    }
    OUTER:
    while (my $line = <STDIN>) {
        chomp $line;
        last OUTER if $line eq 'end' or $line lt "a";
        $limit += 2;
        --$limit;
    }
    until ($limit <= 0) {
        $limit -= 1;
    }
    $limit++ while $limit < 10;
    print($_) for @lines;
    {
        my $twice = sub { return $_[0] * 2; };
        my @longer = map { $twice->($_) } grep { $_ ne '' } sort @lines;
        my @list = (@longer[0, 1], 1 .. 3, qw(a b));
        max(sum(@list), &$twice(1)) unless eval { $self->add; 1 };
    }
    my $pattern = qr/words?/i;
    open(my $file, '<', "words.txt") or die;
    close $file;
    return wantarray ? keys %seen : \@lines;
}

my $text = <<"REPORT";
The limit is $limit.
REPORT