/** Where codes of the log have their words; what has none was written by a person and is told as it is. */
export const wordsOf = [
  'audit.values',
  'tracking.events',
  'people.roles',
  'ui.country',
  'office_parcels.reasons',
  'work.reasons',
  'office_parcels.send_back.reasons',
  'office_parcels.cancel.reasons',
  'office_vouchers.reasons',
  'shipment_success.reasons',
  'letter_names',
  'shipment.add_on',
  'office.passports.lanes',
]
