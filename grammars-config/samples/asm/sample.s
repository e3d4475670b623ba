# Adds up what a bakery has sold.
        .data
prices: .word 3, 20, 12
count:  .space 40
text:   .asciiz "sold out\n"
mark:   .byte 'x', '\n', 0xff
half:   .float 0.5
        .align 2

        .text
        .globl main
main:
        addiu $sp, $sp, -8      # room for two words
        sw $ra, 4($sp)
        la $t0, prices
        li $t1, 0
        move $t2, $zero
next:   sll $t3, $t1, 2
        add $t3, $t3, $t0
        lw $t4, 0($t3)
        addu $t2, $t2, $t4
        addi $t1, $t1, 1
        blt $t1, 3, next
        bne $t2, $zero, show
        lui $at, %hi(count)
        mul.s $f0, $f1, $f2
        jal done
        nop
show:   li $v0, 4
        la $a0, text
        syscall
done:   lw $ra, 4($sp)
        jr $ra

/* The same for another machine,
   with two arguments. */
        .globl total
        .type total, @function
total:
        push {r4, lr}           @ keep what is not ours
        mov r4, #0
        cmp r1, #10
        bge .Lend
.Lmore: ldr r2, [r0], #4
        adds r4, r4, r2, lsl #1
        subs r1, r1, #1
        bne .Lmore
.Lend:  mov r0, r4
        pop {r4, pc}

// And for a third one.
sum:    mv t0, zero
1:      lw t1, 0(a0)
        add t0, t0, t1
        addi a0, a0, 4
        bnez a1, 1b
        mv a0, t0
        ret

; The last one.
twice:  pushq %rbp
        movq %rsp, %rbp
        movl $1, %eax
        leaq (%rdi, %rsi, 4), %rax
        addl 8(%rbp), %eax
        jmp 2f
2:      popq %rbp
        retq
        .set most, 1 << 4
        .section .rodata
