// How heat spreads over a plate, and what of it is seen.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#include "plate.h"

#define SIDE 16
#define AT(x, y) ((y) * SIDE + \
                  (x))
#define JOIN(a, b) a##b
#ifndef STEP
#define STEP 0.25f
#elif defined(SLOW)
#undef STEP
#else
#error "no step"
#endif

/* Weights of a cell and
   its neighbours: "5 in all". */
__constant float weights[5] = { 0.5f, .125f, 1.25e-1f, 0x1p3f, -.5 };
constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

typedef struct __attribute__((packed)) {
    float4 colour;
    unsigned char kind;
    union { uint bits; int number; } value;
} cell;

enum { COLD, WARM = 3 };

static inline float mixed(const float a, float b)
{
    return a > b ? mad(a, STEP, b) : fmax(a, -b);
}

/* One step of all cells. */
__kernel __attribute__((reqd_work_group_size(SIDE, SIDE, 1)))
void spread(__global const float *restrict old, global float *next, __local float *tile, const uint width)
{
    const size_t x = get_global_id(0), y = get_global_id(1);
    const int lx = get_local_id(0), ly = (int)get_local_id(1);
    __private float sum = 0.0f;
    ulong seed = 1UL << 40 ^ 0xFFu;
    tile[AT(lx, ly)] = old[y * width + x]; // one each
    barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
    for (int i = 0; i < 5; i++) {
        if (lx == 0 || ly >= SIDE - 1 && i % 2 != 0)
            continue;
        sum += weights[i] * tile[AT(lx, ly)];
        sum -= 1.0f; sum *= 2.0f; sum /= 2.0f;
    }
#if SIDE > 8
    bool odd = true;
    odd = seed % vec_step(float4) == 1 ? false : odd;
#endif
    while (seed > 9) { seed >>= 1; seed &= ~2ul; seed |= 1; }
    do { --seed; seed ^= 3; seed <<= 1; } while (seed <= 4 && !(seed & 8));
    next[y * width + x] = mixed(sum, convert_float(seed));
}

kernel void show(read_only image2d_t plate, write_only image2d_t seen, local cell *cells, volatile global int *hot)
{
    int2 place = (int2)(get_global_id(0), get_global_id(1));
    float4 heat = read_imagef(plate, nearest, place);
    heat.xyz = (float3)(1.0f, heat.s1, 0.0f) + vload3(0, weights) * heat.wzy;
    cell *mine = &cells[place.x];
    mine->kind = (uchar)'h' + '\n';
    mine->value.bits = as_uint(heat.x) % (uint)sizeof(cell);
    switch (mine->kind) {
    case 'c':
        goto end;
    case WARM:
        atomic_inc(hot);
        break;
    default:
        printf("heat %f at %v2d\n", heat.x, place);
    }
end:
    if (any(isgreater(heat, (float4)(100.0f)))) return;
    else if (mine != NULL) write_imagef(seen, place, clamp(heat, 0.0f, 1.0f));
}
