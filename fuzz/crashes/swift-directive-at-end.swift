#if A
x;
#else