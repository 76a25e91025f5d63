export default {
  open: 'Hantar banyak sekali gus',
  reference: 'Nombor rujukan anda',
  name_one: 'Kelompok {{count}} penghantaran',
  name_other: 'Kelompok {{count}} penghantaran',
  unpaid: 'Menunggu bayaran',
  parcels: 'Penghantaran dalam kelompok ini',
  labels: 'Label',
  labels_part: 'Label, bahagian {{part}}',
  to_batch: 'Ke halaman kelompok',
  to: 'Kepada {{receiver}}, {{city}}',
  only_city: 'Ke {{city}}',
}
