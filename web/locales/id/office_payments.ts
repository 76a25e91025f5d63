export default {
  nth: 'Bukti ke-{{nth}}',
  refused: 'Yang sebelumnya ditolak {{moment}} oleh {{name}}: {{reason}}',
  came: 'Jumlah keseluruhan yang sudah masuk (RM)',
  came_hint: 'Dari rekening koran; kurang dari {{amount}} yang diminta.',
  missing: 'Kurang {{amount}}. Pelanggan diminta membayar itu saja, di halaman pesanan dan lewat email.',
  came_before: '{{came}} sudah masuk. Bukti ini harus menunjukkan kekurangannya, {{missing}}.',
  too_much:
    'Uang yang masuk sudah cukup: setujui pembayarannya. Setelah itu catat kelebihan {{amount}} di halaman pesanan, supaya kembali ke pelanggan.',
}
