// The six layers of a small BERT sentence encoder (hidden size 384, 12 heads), over whole numbers: weights of 8 bits
// with a scale for each row, what flows between layers of 14 bits with a scale for each token.
#include <stdint.h>
#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

enum { H = 384, HEADS = 12, D = H / HEADS, F = 4 * H, LAYERS = 6, MOST = 128 };
enum { QKV = 3 * H, WEIGHTS = QKV * H + H * H + F * H + H * F, NUMBERS = 2 * (QKV + H + F + H) + 4 * H };
static const float finest = 4095;

#define EXPORT __attribute__((visibility("default")))
static int8_t weights[LAYERS][WEIGHTS] __attribute__((aligned(16)));
static float numbers[LAYERS][NUMBERS];
static float opening[2 * H];
static float x[MOST][H], qkv[MOST][QKV], seen[MOST][H], wide[MOST][F];
static int16_t whole[MOST * F] __attribute__((aligned(16)));
static float scales[MOST];
static float likely[MOST];
static float result[H];

EXPORT void *weights_at(int layer) { return weights[layer]; }
EXPORT void *numbers_at(int layer) { return numbers[layer]; }
EXPORT void *opening_at(void) { return opening; }
EXPORT void *input_at(void) { return x; }
EXPORT void *result_at(void) { return result; }

static inline float power(float v) {
  if (v < -87) return 0;
  float t = v * 1.44269504f;
  int whole_part = (int)(t + (t < 0 ? -0.5f : 0.5f));
  float f = (t - whole_part) * 0.69314718f;
  float p = 1 + f * (1 + f * (0.5f + f * (0.16666667f + f * (0.041666667f + f * (0.0083333333f + f * 0.0013888889f)))));
  union { int32_t i; float f; } two = {(whole_part + 127) << 23};
  return p * two.f;
}

static inline float gelu(float v) {
  float a = v < 0 ? -v : v, z = a * 0.70710678f, t = 1 / (1 + 0.3275911f * z);
  float tail = t * (0.254829592f + t * (-0.284496736f + t * (1.421413741f + t * (-1.453152027f + t * 1.061405429f)))) * power(-z * z);
  return v < 0 ? v * 0.5f * tail : v * (1 - 0.5f * tail);
}

static void normalize(float *row, const float *gain, const float *shift) {
  float mean = 0, spread = 0;
  for (int i = 0; i < H; i++) mean += row[i];
  mean /= H;
  for (int i = 0; i < H; i++) spread += (row[i] - mean) * (row[i] - mean);
  float by = 1 / __builtin_sqrtf(spread / H + 1e-12f);
  for (int i = 0; i < H; i++) row[i] = (row[i] - mean) * by * gain[i] + shift[i];
}

static void make_whole(const float *rows, int n, int size) {
  for (int t = 0; t < n; t++) {
    const float *row = rows + t * size;
    float most = 1e-9f;
    for (int i = 0; i < size; i++) { float a = row[i] < 0 ? -row[i] : row[i]; if (a > most) most = a; }
    scales[t] = most / finest;
    float by = finest / most;
    for (int i = 0; i < size; i++) whole[t * size + i] = (int16_t)(row[i] * by + (row[i] < 0 ? -0.5f : 0.5f));
  }
}

#ifdef __wasm_simd128__
static inline int32_t sum_of(v128_t v) {
  return wasm_i32x4_extract_lane(v, 0) + wasm_i32x4_extract_lane(v, 1) + wasm_i32x4_extract_lane(v, 2) + wasm_i32x4_extract_lane(v, 3);
}
// Two rows of weights times four tokens.
static inline void products(const int8_t *w, const int16_t *in, int step, int size, int32_t sums[2][4]) {
  v128_t a[2][4];
  for (int r = 0; r < 2; r++) for (int t = 0; t < 4; t++) a[r][t] = wasm_i32x4_splat(0);
  for (int k = 0; k < size; k += 8) {
    v128_t one = wasm_i16x8_load8x8(w + k), two = wasm_i16x8_load8x8(w + size + k);
#pragma clang loop unroll(full)
    for (int t = 0; t < 4; t++) {
      v128_t token = wasm_v128_load(in + t * step + k);
      a[0][t] = wasm_i32x4_add(a[0][t], wasm_i32x4_dot_i16x8(one, token));
      a[1][t] = wasm_i32x4_add(a[1][t], wasm_i32x4_dot_i16x8(two, token));
    }
  }
  for (int r = 0; r < 2; r++) for (int t = 0; t < 4; t++) sums[r][t] = sum_of(a[r][t]);
}
#else
static inline void products(const int8_t *w, const int16_t *in, int step, int size, int32_t sums[2][4]) {
  for (int r = 0; r < 2; r++)
    for (int t = 0; t < 4; t++) {
      int32_t sum = 0;
      for (int k = 0; k < size; k++) sum += (int32_t)w[r * size + k] * in[t * step + k];
      sums[r][t] = sum;
    }
}
#endif

// out = in × weights + shift, for four tokens at once; what stands behind the last token is worked out and dropped.
static void linear(int n, int size, int outs, const int8_t *w, const float *by, const float *shift, float *out) {
  for (int t = 0; t < n; t += 4)
    for (int o = 0; o < outs; o += 2) {
      int32_t sums[2][4];
      products(w + o * size, whole + t * size, size, size, sums);
      for (int r = 0; r < 2; r++)
        for (int i = 0; i < 4 && t + i < n; i++)
          out[(t + i) * outs + o + r] = sums[r][i] * (by[o + r] * scales[t + i]) + shift[o + r];
    }
}

static void attend(int n) {
  const float by = 1 / __builtin_sqrtf(D);
  for (int h = 0; h < HEADS; h++)
    for (int t = 0; t < n; t++) {
      const float *q = qkv[t] + h * D;
      float most = -1e30f, sum = 0;
      for (int u = 0; u < n; u++) {
        const float *k = qkv[u] + H + h * D;
        float dot = 0;
        for (int i = 0; i < D; i++) dot += q[i] * k[i];
        likely[u] = dot * by;
        if (likely[u] > most) most = likely[u];
      }
      for (int u = 0; u < n; u++) sum += likely[u] = power(likely[u] - most);
      float *to = seen[t] + h * D;
      for (int i = 0; i < D; i++) to[i] = 0;
      for (int u = 0; u < n; u++) {
        const float *v = qkv[u] + 2 * H + h * D, share = likely[u] / sum;
        for (int i = 0; i < D; i++) to[i] += share * v[i];
      }
    }
}

static void add_and_normalize(int n, const float *more, const float *gain) {
  for (int t = 0; t < n; t++) {
    for (int i = 0; i < H; i++) x[t][i] += more[t * H + i];
    normalize(x[t], gain, gain + H);
  }
}

// The mean of what the layers say of each token, of unit length. Its input is the sum of the embeddings of each token.
EXPORT void encode(int n) {
  for (int t = 0; t < n; t++) normalize(x[t], opening, opening + H);
  for (int layer = 0; layer < LAYERS; layer++) {
    const int8_t *w = weights[layer];
    const float *f = numbers[layer];
    make_whole(x[0], n, H);
    linear(n, H, QKV, w, f, f + QKV, qkv[0]);
    attend(n);
    w += QKV * H, f += 2 * QKV;
    make_whole(seen[0], n, H);
    linear(n, H, H, w, f, f + H, seen[0]);
    w += H * H, f += 2 * H;
    add_and_normalize(n, seen[0], f);
    f += 2 * H;
    make_whole(x[0], n, H);
    linear(n, H, F, w, f, f + F, wide[0]);
    for (int t = 0; t < n; t++) for (int i = 0; i < F; i++) wide[t][i] = gelu(wide[t][i]);
    w += F * H, f += 2 * F;
    make_whole(wide[0], n, F);
    linear(n, F, H, w, f, f + H, seen[0]);
    f += 2 * H;
    add_and_normalize(n, seen[0], f);
  }
  float length = 0;
  for (int i = 0; i < H; i++) {
    result[i] = 0;
    for (int t = 0; t < n; t++) result[i] += x[t][i];
    length += result[i] * result[i];
  }
  length = 1 / __builtin_sqrtf(length);
  for (int i = 0; i < H; i++) result[i] *= length;
}
