import type { ExampleCopy } from './example.ts';

type Speaker = 'customer' | 'bot' | 'person';

export type Message = {
  from: Speaker;
  time: string;
  text: string;
  /** The English translation of a line in Tamil. */
  english?: string;
  /** Where the bot has its answer from. */
  source?: string;
};

type ChatExample = ExampleCopy & {
  /** Names of the two halves of the conversation. */
  chat: { bot: string; person: string };
  who: Readonly<Record<Speaker, string>>;
  /** Up to the moment at which the bot stops. */
  before: readonly Message[];
  handOver: string;
  after: readonly Message[];
  note: {
    heading: string;
    facts: readonly { term: string; text: string }[];
  };
};

export const customerCareBot: ChatExample = {
  heading: 'One chat, up to the person',
  introduction:
    'Two questions the bot can answer, and one it cannot. It says so, and a person goes on where it stopped.',
  caption: 'The shop, its customer and Meena are invented. The small English lines are here for you alone.',
  chat: { bot: 'With the bot', person: 'With Meena' },
  who: { customer: 'Customer', bot: 'Bot', person: 'Meena, customer care' },
  before: [
    {
      from: 'customer',
      time: '11:01',
      text: 'வணக்கம். என் ஆர்டர் 2417 எப்போது வரும்?',
      english: 'Hello. When will my order 2417 come?',
    },
    {
      from: 'bot',
      time: '11:01',
      text: 'வணக்கம்! ஆர்டர் 2417 நேற்று அனுப்பப்பட்டது. நாளை மாலை 6 மணிக்குள் வந்து சேரும்.',
      english: 'Hello! Order 2417 was sent yesterday. It will arrive by 6 tomorrow evening.',
      source: 'From the order list, as of 10:58',
    },
    { from: 'customer', time: '11:02', text: 'OK. And the delivery charge?' },
    {
      from: 'bot',
      time: '11:02',
      text: 'None. Delivery is free from 500 rupees, and yours came to 1,240.',
      source: 'From the price list, page 2',
    },
    {
      from: 'customer',
      time: '11:04',
      text: 'போன முறை வந்த புடவையில் கறை இருந்தது. மாற்றித் தருவீர்களா?',
      english: 'The sari that came last time had a stain. Will you exchange it?',
    },
    {
      from: 'bot',
      time: '11:04',
      text: 'மன்னிக்கவும். இதற்கு என்னால் சரியாகப் பதில் சொல்ல முடியாது. உங்களை மீனாவுடன் இணைக்கிறேன்.',
      english: 'I am sorry. I cannot answer this properly. I am connecting you with Meena.',
    },
  ],
  handOver: 'Handed over to Meena at 11:04. The bot is silent from here on.',
  after: [
    {
      from: 'person',
      time: '11:05',
      text: 'வணக்கம், நான் மீனா. கறையைப் படம் எடுத்து அனுப்ப முடியுமா? புடவையை மாற்றித் தருகிறேன்.',
      english:
        'Hello, I am Meena. Could you take a picture of the stain and send it? I will exchange the sari.',
    },
  ],
  note: {
    heading: 'What Meena reads before she writes',
    facts: [
      { term: 'Who', text: 'The customer of order 2417. Phone number checked.' },
      { term: 'Wants', text: 'To exchange a sari with a stain, from order 2309.' },
      { term: 'Has been told', text: 'The day of delivery, and that it costs nothing.' },
      { term: 'Why the bot stopped', text: 'The page on returns does not speak of stains.' },
      { term: 'Answer in', text: 'Tamil' },
    ],
  },
};
