export default {
  title: 'Under maintenance',
  description:
    'The site is being maintained and is closed for a short while. Your data and orders are safe. Please try again in a little while.',
  heading: 'The site is under maintenance',
  intro: 'Sorry, we will be back shortly. Your orders and data are safe, and parcels keep moving.',
  contact: 'Urgent? Contact customer service',
}
