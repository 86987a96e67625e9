import type { ServicePageCopy } from '../service.ts';

export const iotIntegrations: ServicePageCopy = {
  introduction:
    'We fit sensors to the machines you already own and bring their readings to one page. When a cold room warms up or a pump runs dry, the right person gets a call before the damage is done.',
  facts: [
    { figure: '1 minute', caption: 'from a fault to a phone call' },
    { figure: 'Old machines', caption: 'stay, and learn to speak' },
    { figure: '7 days', caption: 'kept without a network' },
  ],
  offers: [
    {
      title: 'Energy meters',
      text: 'Consumption by machine and by shift, so that the bill has names on it.',
    },
    {
      title: 'Cold chain',
      text: 'Temperatures of rooms, trucks and vaccine boxes, with a log you can print for the inspector.',
    },
    {
      title: 'Pumps and tanks',
      text: 'Levels, flow and protection against running dry, for wells, tanks and fields.',
    },
    {
      title: 'Machine health',
      text: 'Vibration and current that give a worn bearing away weeks before it stops the line.',
    },
    {
      title: 'Alarms that reach someone',
      text: 'A message, then a call, then the next person on the list, day and night.',
    },
    {
      title: 'Retrofits',
      text: 'Clamps and counters for machines older than the network, fitted without opening their controls.',
    },
  ],
  steps: [
    {
      when: 'Week 1',
      title: 'Walk the site',
      text: 'We go round with the people who run it and mark what to measure and who must hear of it.',
    },
    {
      when: 'Weeks 2 to 4',
      title: 'Fit one corner',
      text: 'Five to ten sensors on one part of the site. You watch the readings while we set the limits.',
    },
    {
      when: 'From week 5',
      title: 'Extend and tend',
      text: 'The rest follows. We change batteries in time and replace a silent sensor the same day.',
    },
  ],
  why: {
    subject: 'IoT',
    introduction: 'A sensor is only as good as the call it causes. We begin with who must act.',
    reasons: [
      {
        title: 'Open protocols',
        text: 'MQTT and Modbus, so that another firm can read the same sensors tomorrow.',
      },
      {
        title: 'Made for power cuts',
        text: 'Gateways keep a week of readings and send them when the line returns.',
      },
      {
        title: 'Locked doors',
        text: 'Each device has a key of its own, and none of them can be reached from outside.',
      },
    ],
  },
  close: {
    question: 'What do you find out too late?',
    text: 'Name one machine and one fault. We reply within two working days with the sensors, the cost and the time.',
  },
  call: { label: 'Apply Now', page: 'serviceApplication', serviceType: 'IOT integration' },
};
