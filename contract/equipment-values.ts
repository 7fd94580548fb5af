// Apart from the schemas, because browsers load these and must not load the validator.

/** What a vehicle can come with, by groups, in display order. `menus_*`: languages that the screen speaks. */
export const EQUIPMENT_GROUPS = {
  safety: [
    'curtain_airbags',
    'esp',
    'tyre_pressure',
    'parking_sensors',
    'rear_camera',
    'surround_camera',
    'cruise_control',
    'adaptive_cruise',
    'lane_keeping',
    'blind_spot',
    'emergency_braking',
    'isofix',
  ],
  comfort: [
    'air_conditioning',
    'climate_control',
    'sunroof',
    'panoramic_roof',
    'leather_seats',
    'power_seat',
    'heated_seats',
    'ventilated_seats',
    'keyless',
    'power_tailgate',
  ],
  media: ['touchscreen', 'navigation', 'bluetooth', 'carplay', 'android_auto', 'wireless_charging', 'digital_instruments', 'head_up_display'],
  outside: ['led_headlights', 'alloy_wheels', 'roof_rails', 'tow_bar', 'full_size_spare'],
  electric: ['fast_charging', 'vehicle_to_load', 'heat_pump'],
  work: ['sleeper_cab', 'differential_lock', 'power_take_off', 'retarder', 'air_suspension'],
  menus: ['menus_en', 'menus_ru', 'menus_ar', 'menus_es', 'menus_fr', 'menus_pt', 'menus_de', 'menus_th'],
} as const
export type EquipmentGroup = keyof typeof EQUIPMENT_GROUPS
export type Equipment = (typeof EQUIPMENT_GROUPS)[EquipmentGroup][number]

/** What lists offer as a filter: what buyers ask for by name, and what tells vehicles apart. The rest is found by words and addresses. */
export const FILTER_EQUIPMENT: readonly Equipment[] = [
  'surround_camera',
  'adaptive_cruise',
  'sunroof',
  'panoramic_roof',
  'leather_seats',
  'heated_seats',
  'carplay',
  'tow_bar',
  'fast_charging',
  'vehicle_to_load',
  'sleeper_cab',
  'menus_en',
]

/** All equipment in display order. */
export const EQUIPMENT: readonly Equipment[] = Object.values(EQUIPMENT_GROUPS).flat()
