export default {
  title: 'Hantar bungkusan',
  description:
    'Tempah penghantaran bungkusan langkah demi langkah: pengirim, penerima, isi bungkusan, perkhidmatan, pecahan harga dan pembayaran.',
  heading: 'Hantar bungkusan',
  intro:
    'Di sini anda menempah penghantaran dalam enam langkah, daripada maklumat pengirim hingga pembayaran. Buat masa ini, khidmat pelanggan membantu tempahan anda melalui WhatsApp.',
}
