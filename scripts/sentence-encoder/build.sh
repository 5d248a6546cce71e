#!/bin/sh
# Compiles the arithmetic of the sentence encoder to WebAssembly; needs clang and lld 14 or newer (apt-get install clang lld).
set -eu
cd "$(dirname "$0")/../../server/sentence-encoder"
clang --target=wasm32 -O3 -msimd128 -ffast-math -nostdlib -fno-builtin -fvisibility=hidden \
  -Wl,--no-entry -Wl,--export-dynamic -Wl,--strip-all encoder.c -o encoder.wasm
