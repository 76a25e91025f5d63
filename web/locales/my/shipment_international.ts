export default {
  title: 'Penghantaran antarabangsa',
  description:
    'Penghantaran antara Malaysia dan Indonesia melalui udara atau laut, 3 hingga 10 hari bekerja, dengan bantuan dokumen kastam untuk pengirim.',
  heading: 'Penghantaran antarabangsa',
  intro:
    'Antara Malaysia dan Indonesia, ke dua-dua arah: 3 hingga 10 hari bekerja. Kami membantu senarai barang dan dokumen kastam; cukai import ditanggung penerima kecuali dipersetujui sebaliknya.',
}
