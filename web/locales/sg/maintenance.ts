export default {
  title: 'Maintenance',
  description:
    'The service is being maintained for a moment. Your data and orders are safe; please try again shortly.',
  heading: 'We are maintaining the service',
  intro: 'We will be back in a moment. Your orders and data are safe, and parcels keep moving.',
  contact: 'Urgent? Contact customer service',
}
