export default {
  open: 'Send many at once',
  reference: 'Reference',
  name_one: 'Batch of {{count}} shipment',
  name_other: 'Batch of {{count}} shipments',
  unpaid: 'Waiting for payment',
  parcels: 'Shipments in this batch',
  labels: 'Labels',
  labels_part: 'Labels, part {{part}}',
  to_batch: 'Go to the batch',
  to: 'To {{receiver}}, {{city}}',
  only_city: 'To {{city}}',
}
