; Sums of a list.
source_filename = "sums.c"
target datalayout = "e-m:e-i64:64"
target triple = "x86_64-unknown-linux-gnu"

%struct.pair = type { i32, ptr }

@seen = dso_local global i32 3, align 4
@.text = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@rate = global double 1.5e0

declare i32 @printf(ptr noundef, ...) #1

; Adds all up.
define dso_local i32 @sum(ptr noundef %list, i32 noundef %count) #0 {
entry:
  %total = alloca i32, align 4
  store i32 0, ptr %total, align 4
  %some = icmp sgt i32 %count, 0
  br i1 %some, label %loop, label %done

loop:
  %at = phi i32 [ 0, %entry ], [ %next, %loop ]
  %place = getelementptr inbounds i32, ptr %list, i32 %at
  %value = load i32, ptr %place, align 4
  %old = load i32, ptr %total, align 4
  %new = add nsw i32 %old, %value
  store i32 %new, ptr %total, align 4
  %next = add i32 %at, 1
  %more = icmp slt i32 %next, %count
  br i1 %more, label %loop, label %done

done:
  %result = load i32, ptr %total, align 4 ; what it comes to
  ret i32 %result, !dbg !1
}

define internal double @scale(i32 %value, i1 %half) {
  %wide = sitofp i32 %value to double
  %by = select i1 %half, double 0.5, double 2.0
  %scaled = fmul double %wide, %by
  %third = fsub double %scaled, 3.0
  switch i32 %value, label %other [
    i32 1, label %one
    i32 2, label %other
  ]

one:
  ret double %scaled

other:
  ret double %third
}

define i32 @main() {
  %list = alloca [2 x i32]
  %total = call i32 @sum(ptr %list, i32 2)
  %length = zext i32 %total to i64
  %said = call i32 (ptr, ...) @printf(ptr @.text, i32 %total)
  %double = xor i32 %total, -1
  ret i32 0
}

attributes #0 = { nounwind "frame-pointer"="all" }
attributes #1 = { nounwind }

!1 = !{i32 1}
