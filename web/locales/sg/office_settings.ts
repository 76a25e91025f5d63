export default {
  title: 'Settings',
  description: 'Visiting times, countries, holidays, and the exchange rate.',
  heading: 'Settings',
  slots: {
    heading: 'Visiting times',
    text: 'Capacity: how many visits a region takes on a day. Visits already booked stay.',
    capacity: 'Capacity',
    from: 'From',
    to: 'To',
    add: 'Add a time',
  },
  countries: {
    heading: 'Countries',
    is_purchase_available: 'Boxes are sold in this country',
    is_pickup_available: 'Boxes can be collected at a counter',
  },
  rate: {
    heading: 'Rupiah rate',
    text: 'Used to show rupiah beside ringgit on new orders. Earlier orders don’t change.',
    label: 'Rupiah per ringgit',
  },
  passkeys: {
    heading: 'Passkeys for staff',
    text: 'Whoever has one of these roles logs in with a passkey only. Those who have none yet are led to add one right after their next login. It counts at once, so show first that a passkey of your own works.',
    roles: 'Required for',
  },
  holidays: {
    heading: 'Holidays',
    text: 'No visits on these days, and they aren’t counted as working days.',
    estimated: 'Estimate',
    date: 'Date',
    label: 'Name of the day',
    add: 'Add a holiday',
    remove: 'Remove',
  },
}
