;; Products of one vector with rows of bytes, sixteen values at a time. The memory holds all three:
;; rows of signed bytes, the vector as 16-bit values, and 32-bit sums, one a row. A row is padded to sixteen values.
;; `products.wasm` is this file as `wabt` translates it; vector-table.test.ts compares them.
(module
  (import "table" "memory" (memory 1))
  (func (export "products")
    (param $row i32) (param $count i32) (param $bytes i32) (param $vector i32) (param $sums i32)
    (local $at i32) (local $end i32) (local $values v128) (local $sum v128)
    (loop $rows
      (local.set $at (local.get $vector))
      (local.set $end (i32.add (local.get $row) (local.get $bytes)))
      (local.set $sum (v128.const i32x4 0 0 0 0))
      (loop $row_values
        (local.set $values (v128.load (local.get $row)))
        (local.set $sum
          (i32x4.add (local.get $sum)
            (i32x4.dot_i16x8_s
              (i16x8.extend_low_i8x16_s (local.get $values))
              (v128.load (local.get $at)))))
        (local.set $sum
          (i32x4.add (local.get $sum)
            (i32x4.dot_i16x8_s
              (i16x8.extend_high_i8x16_s (local.get $values))
              (v128.load offset=16 (local.get $at)))))
        (local.set $row (i32.add (local.get $row) (i32.const 16)))
        (local.set $at (i32.add (local.get $at) (i32.const 32)))
        (br_if $row_values (i32.lt_u (local.get $row) (local.get $end))))
      (i32.store (local.get $sums)
        (i32.add
          (i32.add
            (i32x4.extract_lane 0 (local.get $sum))
            (i32x4.extract_lane 1 (local.get $sum)))
          (i32.add
            (i32x4.extract_lane 2 (local.get $sum))
            (i32x4.extract_lane 3 (local.get $sum)))))
      (local.set $sums (i32.add (local.get $sums) (i32.const 4)))
      (local.set $count (i32.sub (local.get $count) (i32.const 1)))
      (br_if $rows (local.get $count)))))
