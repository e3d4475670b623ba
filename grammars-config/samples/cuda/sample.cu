// Heat that spreads over a plate.
#include <cstdio>
#include "plate.cuh"

#define SIDE 32 // a tile
#define CHECK(call) stop(call)
#pragma once

#if SIDE > 16
static const unsigned long most = 0x10;
#endif
#ifdef DEBUG
bool loud = true;
#endif

using std::size_t;
using Row = float *;
typedef struct Cell Cell;

__constant__ float weights[3];
__device__ int seen = 0;

enum Edge { OPEN, CLOSED = 4 };

/* A plate of so many cells. */
struct Plate {
    int width, height;
    float *cells;
};

class Solver : public Base {
public:
    explicit Solver(const Plate &plate, int rounds = 10) { this->rounds = rounds; }
    ~Solver() { delete[] tiles; }

private:
    int rounds;
    float *tiles = nullptr;
};

namespace heat {

template <typename T>
__device__ __forceinline__ T mean(T a, T b) {
    return (a + b) / 2;
}

__global__ void __launch_bounds__(128) spread(const float *from, float *to, int n) {
    __shared__ float tile[SIDE];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && from[i] != 0) {
        tile[threadIdx.x] = mean<float>(from[i], 1.5f);
    } else if (i == n) {
        return;
    } else {
        atomicAdd(&seen, 1);
    }
    __syncthreads();
    for (int k = 0; k < SIDE; ++k) {
        if (k % 3 == 0) continue;
        to[i] += tile[k] * weights[k & 1];
    }
}

}  // namespace heat

extern "C" int run(Plate &plate, char mode) {
    float *from, *to;
    size_t bytes = sizeof(float) * plate.width;
    cudaMalloc((void **)&from, bytes);
    to = new float(2);
    std::vector<float> rows = load(plate);
    dim3 grid(4, 4);
    heat::spread<<<grid, 128, 0>>>(from, to, plate.width);
    kernel<<<1, 32>>>(to);
    while (seen > 100) {
        seen--;
    }
    do {
        seen = -seen;
    } while (!(seen >= 0));
    for (auto &row : rows) {
        row = row > 1 ? 1 : row;
    }
    switch (mode) {
    case 'a':
    case 'b':
        printf("fast %d\n", seen);
        break;
    default:
        goto done;
    }
    if (int left = count(); left > 0) puts("left");
done:
    return false;
}
