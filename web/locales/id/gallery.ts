export default {
  title: 'Komponen',
  description: 'Semua komponen dalam satu halaman.',
  heading: 'Komponen',
  intro: 'Semua komponen dalam semua keadaan.',
  sample: 'Contoh',
  sample_text: 'Teks contoh yang cukup panjang untuk dibaca.',
  field_error: 'Wajib diisi',
}
