export default {
  title: 'Privacy policy',
  description:
    'Which data we keep, what for and how long, and your rights under Malaysia’s PDPA and Indonesia’s personal data protection law.',
  heading: 'Privacy policy',
  intro:
    'We keep only what is needed to deliver your shipment and to meet the customs rules. Passport pictures are encrypted, and each view is recorded. You can download your data and delete your account from your profile.',
}
