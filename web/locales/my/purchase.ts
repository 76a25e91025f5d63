export default {
  title: 'Beli kotak',
  description:
    'Beli kotak rasmi M atau XL dalam tiga langkah: maklumat penerima, ringkasan dan pembayaran secara pindahan, QR atau tunai.',
  heading: 'Beli kotak',
  intro:
    'Di sini anda membeli kotak rasmi dalam tiga langkah. Buat masa ini, khidmat pelanggan membantu tempahan anda melalui WhatsApp.',
}
