export default {
  contents: 'On this page',
  rules_checked: 'Rules last checked: {{month}}.',
  service_hours: 'Customer service answers {{hours}}.',
  quote: 'Calculate shipping cost',
  send: 'Send parcel',
}
