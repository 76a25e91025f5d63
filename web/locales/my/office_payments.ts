export default {
  nth: 'Bukti ke-{{nth}}',
  refused: 'Yang sebelum ini ditolak {{moment}} oleh {{name}}: {{reason}}',
  came: 'Jumlah keseluruhan yang sudah masuk (RM)',
  came_hint: 'Daripada penyata bank; kurang daripada {{amount}} yang diminta.',
  missing:
    'Kurang {{amount}}. Pelanggan diminta membayar baki itu sahaja, di halaman tempahan dan melalui e-mel.',
  came_before: '{{came}} sudah masuk. Bukti ini mesti menunjukkan bakinya, {{missing}}.',
  too_much:
    'Wang yang masuk sudah mencukupi: luluskan bayarannya. Selepas itu rekodkan lebihan {{amount}} di halaman tempahan, supaya dipulangkan kepada pelanggan.',
}
