#!/bin/sh
# Compiles server/matching-engine/sense/sense-products.c to WebAssembly; needs clang and lld 14 or newer (apt-get install clang lld).
set -eu
cd "$(dirname "$0")/../../server/matching-engine/sense"
clang --target=wasm32 -O3 -msimd128 -nostdlib -fno-builtin -fvisibility=hidden \
  -Wl,--no-entry -Wl,--export-dynamic -Wl,--export=__heap_base -Wl,--strip-all sense-products.c -o sense-products.wasm
