// The products of the first half of one sense with those of many jobs: `rows` times 64 numbers of 8 bits, one after the other.
#include <stdint.h>
#include <wasm_simd128.h>

enum { GLANCE = 64, AT_ONCE = 8, PARTS = GLANCE / AT_ONCE };

__attribute__((visibility("default"))) void products(const int8_t *one, const int8_t *all, int32_t *found, int32_t rows) {
  v128_t parts[PARTS];
  for (int part = 0; part < PARTS; part++) parts[part] = wasm_i16x8_load8x8(one + part * AT_ONCE);
  for (int32_t row = 0; row < rows; row++, all += GLANCE) {
    v128_t sum = wasm_i32x4_const_splat(0);
    for (int part = 0; part < PARTS; part++)
      sum = wasm_i32x4_add(sum, wasm_i32x4_dot_i16x8(parts[part], wasm_i16x8_load8x8(all + part * AT_ONCE)));
    found[row] = wasm_i32x4_extract_lane(sum, 0) + wasm_i32x4_extract_lane(sum, 1) + wasm_i32x4_extract_lane(sum, 2) +
                 wasm_i32x4_extract_lane(sum, 3);
  }
}
