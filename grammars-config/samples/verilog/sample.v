// A counter that rings a bell, and a bench for it.
`timescale 1ns / 1ps
`include "bakery.vh"

module counter #(
    parameter WIDTH = 8,
    parameter [WIDTH-1:0] MOST = 8'hF0
) (
    input wire clock, reset,
    input wire [1:0] mode,
    output reg [WIDTH-1:0] count,
    output wire bell
);
    localparam STEP = 4'd2;
    wire full, empty;
    reg [7:0] memory [0:15];
    integer i;

    /* The bell rings at the end,
       and only then. */
    assign full = (count >= MOST) && !reset;
    assign bell = full ? ~^memory[count[3:0]] : 1'b0;
    and gate (empty, ~full, mode[0]);

    always @(posedge clock or negedge reset) begin
        if (!reset)
            count <= {WIDTH{1'b0}};
        else if (full || mode == 2'b11) begin
            count <= count;
        end else begin
            case (mode)
                2'b00: count <= count + 1;
                2'b01, 2'b10: count <= count + (STEP << 1);
                default: count <= 'bx;
            endcase
        end
    end

    function [7:0] twice(input [7:0] value);
        twice = value * 2 - (value % 3);
    endfunction

    generate
        genvar k;
        for (k = 0; k < 4; k = k + 1) begin : lane
            assign memory[k][0] = k !== 2;
        end
    endgenerate
endmodule

module bench;
    reg clock = 0;
    reg [1:0] mode;
    wire [7:0] count;
    wire bell;

    counter #(.WIDTH(8)) unit (.clock(clock), .reset(1'b1), .mode(mode), .count(count), .bell(bell));

    always #5 clock = ~clock;

    task wait_for(input integer rounds);
        repeat (rounds) @(posedge clock);
    endtask

    initial begin
        mode = 2'b00;
        fork
            wait_for(10);
            #100 mode = 2'b01;
        join
        while (count <= 8'd100) wait_for(1);
        $display("count %d at %t", count, $time);
        if (count === 8'hxx) $finish;
        forever #1000 $stop;
    end
endmodule
