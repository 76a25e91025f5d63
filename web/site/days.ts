/** Typical working days from pickup to delivery, by air and by sea; where there is no sea between, by road. */
export const internationalDays = [
  { zone: 'id1', air: '3–5', sea: '6–8' },
  { zone: 'id2', air: '3–6', sea: '7–9' },
  { zone: 'id3', air: '4–7', sea: '7–10' },
  { zone: 'id4', air: '5–8', sea: '8–10' },
  { zone: 'id5', air: '6–10', sea: '10' },
] as const

export const malaysianDays = [
  { zone: 'my_peninsula', air: '1–3', sea: '2–5' },
  { zone: 'my_borneo_within', air: '1–3', sea: '2–5' },
  { zone: 'my_sabah', air: '2–4', sea: '4–5' },
  { zone: 'my_sarawak', air: '2–4', sea: '4–5' },
  { zone: 'my_labuan', air: '3–5', sea: '5' },
] as const

export const indonesianDays = [
  { zone: 'id1', air: '1–2', sea: '2–4' },
  { zone: 'id2', air: '1–3', sea: '3–5' },
  { zone: 'id3', air: '2–4', sea: '4–5' },
  { zone: 'id4', air: '2–5', sea: '5' },
  { zone: 'id5', air: '3–5', sea: '5' },
] as const

export type DaysRow =
  | (typeof internationalDays)[number]
  | (typeof malaysianDays)[number]
  | (typeof indonesianDays)[number]
