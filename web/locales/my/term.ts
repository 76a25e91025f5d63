export default {
  title: 'Terma dan syarat',
  description:
    'Terma dan syarat penghantaran udara dan laut: asas caj penghantaran, cukai import, kos jika penerima menolak dan had pampasan.',
  heading: 'Terma dan syarat',
  intro:
    'Caj penghantaran dikira mengikut berat atau isi padu dan negara destinasi. Cukai import dan duti ditanggung penerima kecuali dipersetujui sebaliknya; kos simpanan dan pemulangan selepas penolakan ditanggung pengirim. Pampasan terhad, melainkan kiriman diinsuranskan.',
}
