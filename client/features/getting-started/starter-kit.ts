/** What helps to begin with. The links lead to makers and to public health bodies; none of them pays for it. */
export const STARTER_KIT = {
  meters: [
    {
      name: 'Keto-Mojo',
      href: 'https://keto-mojo.com/',
      note: 'one meter for glucose and ketones, with a strip for each',
    },
    {
      name: 'Contour Next',
      href: 'https://www.contournext.com/',
      note: 'a widely sold glucose meter',
    },
    {
      name: 'FDA: blood glucose monitoring devices',
      href: 'https://www.fda.gov/medical-devices/in-vitro-diagnostics/blood-glucose-monitoring-devices',
      note: 'what to look for, and how to use a meter safely',
    },
  ],
  equipment: [
    'Walking shoes: a walk after a meal is the simplest way to lower the rise of glucose',
    'Resistance bands, light to heavy',
    'A pair of dumbbells you can press ten times',
    'A mat for floor exercises',
    'A step counter or a watch',
  ],
} as const;
