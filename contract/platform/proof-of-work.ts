/** The header of a call that brings its proof: `challenge.nonce`. */
export const proofHeader = 'proof-of-work'
export const proofDemanded = 'proof_of_work_required'
export const proofLifetime_s = 120

/** About a quarter of a million hashes: 1 to 3 seconds on a cheap phone. Each further bit doubles that. */
export const easiestProof_bits = 18
export const hardestProof_bits = 22
