; Adds up what a bakery has sold.
.model small
.stack 100h
include bakery.inc

most    equ 10
mask    = 0FFh

.data
prices  dw 3, 20, 12 dup (?)
count   db 10 dup (0)
bits1   db 10010110b
text    db 'sold out', 13, 10, '$'
name1   db "it's closed", 0
total   dw ?
far_off dd 1234h

.code
main proc near
        mov ax, @data           ; where the data is
        mov ds, ax
        xor bx, bx
        xor si, si
        mov cx, most
next:   add bx, [prices + si]
        cmp bx, mask
        jge done
        add si, 2
        inc byte ptr count[di]
        loop next
done:   mov total, bx
        push bx
        call show
        pop bx
        test al, 1
        jz @f
        shl ax, 1
        and ax, 0Fh
        or al, ah
        not ax
        neg bx
@@:     mov dx, offset text
        mov ah, 9
        int 21h
        mov al, 'A'
        lea di, name1
        cld
        rep movsb
        mov ax, 4C00h
        int 21h
main endp

; Shows the number in ax, a digit after the other.
show proc
        push bp
        mov bp, sp
        mov ax, [bp + 4]
        mov bl, 10
.more:  xor ah, ah
        div bl
        sub cx, 1
        jnz .more
        mov word ptr [bp - 2], ax
        imul ax, ax, 3
        sar ax, cl
        xchg ax, bx
        pop bp
        ret 2
show endp

add3 macro value
        local again
again:  add ax, value
        dec cx
        jne again
endm

if most gt 5
        nop
else
        hlt
endif
        end main
