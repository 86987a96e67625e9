import type { Technology, TechnologyTab } from './technologies.ts';

const backend: readonly Technology[] = [
  { name: 'Node.js', summary: 'One language from the browser to the server', logo: 'nodedotjs' },
  { name: 'Express', summary: 'Small web services with few moving parts', logo: 'express' },
  { name: 'NestJS', summary: 'Services that ten people can work on', logo: 'nestjs' },
  { name: 'Python', summary: 'From a nightly report to a trained model', logo: 'python' },
  { name: 'Django', summary: 'Records, forms and logins in one framework', logo: 'django' },
  { name: 'FastAPI', summary: 'Quick answers with checked types', logo: 'fastapi' },
  { name: 'Spring Boot', summary: 'Services that talk to the bank and the ledger', logo: 'springboot' },
  { name: 'Go', summary: 'Gateways that hold thousands of lines open', logo: 'go' },
  { name: '.NET', summary: 'Tools for firms that run on Windows', logo: 'dotnet' },
  { name: 'GraphQL', summary: 'One question instead of seven calls', logo: 'graphql' },
];

const database: readonly Technology[] = [
  { name: 'PostgreSQL', summary: 'Our first choice for records that must add up', logo: 'postgresql' },
  { name: 'MySQL', summary: 'Shops and portals that have grown for years', logo: 'mysql' },
  { name: 'MongoDB', summary: 'Documents whose shape changes each month', logo: 'mongodb' },
  { name: 'Redis', summary: 'Answers kept ready in memory', logo: 'redis' },
  { name: 'SQLite', summary: 'A whole database in one file, on the device', logo: 'sqlite' },
  { name: 'MariaDB', summary: 'A free database for hosted sites', logo: 'mariadb' },
  { name: 'Elasticsearch', summary: 'Search that forgives a spelling mistake', logo: 'elasticsearch' },
  { name: 'Apache Cassandra', summary: 'Meter readings from many towns at once', logo: 'apachecassandra' },
];

const cloud: readonly Technology[] = [
  {
    name: 'Amazon Web Services',
    summary: 'Storage and servers close to your customers',
    logo: 'amazonwebservices',
  },
  { name: 'Microsoft Azure', summary: 'A home for firms that live in Office', logo: 'microsoftazure' },
  { name: 'Google Cloud', summary: 'Large tables read in seconds', logo: 'googlecloud' },
  { name: 'Docker', summary: 'The same box on a laptop and a server', logo: 'docker' },
  { name: 'Kubernetes', summary: 'Servers that restart themselves', logo: 'kubernetes' },
  { name: 'Terraform', summary: 'Machines written down as text', logo: 'terraform' },
  { name: 'Cloudflare', summary: 'A shield and a cache in front of your site', logo: 'cloudflare' },
  { name: 'DigitalOcean', summary: 'A small server at a clear price', logo: 'digitalocean' },
];

const testing: readonly Technology[] = [
  { name: 'Jest', summary: 'Thousands of small checks in a minute', logo: 'jest' },
  { name: 'Vitest', summary: 'Checks that run as you type', logo: 'vitest' },
  { name: 'Playwright', summary: 'A robot visitor in three browsers', logo: 'playwright' },
  { name: 'Cypress', summary: 'Each step of a form, replayed on screen', logo: 'cypress' },
  { name: 'Selenium', summary: 'Old browsers that your clients still use', logo: 'selenium' },
  { name: 'Testing Library', summary: 'Tests that find a button as a person does', logo: 'testinglibrary' },
  { name: 'k6', summary: 'Five hundred visitors before the real ones', logo: 'k6' },
  { name: 'Postman', summary: 'Questions to a service, kept as examples', logo: 'postman' },
];

const gameDevelopment: readonly Technology[] = [
  { name: 'Unity', summary: 'Training games for phones and headsets', logo: 'unity' },
  { name: 'Unreal Engine', summary: 'Walks through a building before it stands', logo: 'unrealengine' },
  { name: 'Godot Engine', summary: 'Light games without licence fees', logo: 'godotengine' },
  { name: 'Blender', summary: 'Models and scenes made by our own hands', logo: 'blender' },
  { name: 'Three.js', summary: 'A product turned round in the browser', logo: 'threedotjs' },
  { name: 'Cocos', summary: 'Small games inside another app', logo: 'cocos' },
];

const dataAnalytics: readonly Technology[] = [
  { name: 'pandas', summary: 'Messy sheets made into clean tables', logo: 'pandas' },
  { name: 'NumPy', summary: 'Sums over millions of numbers', logo: 'numpy' },
  { name: 'Apache Spark', summary: 'Work shared among many machines', logo: 'apachespark' },
  { name: 'Apache Kafka', summary: 'Events in order, none of them lost', logo: 'apachekafka' },
  { name: 'Apache Superset', summary: 'Charts your staff can change themselves', logo: 'apachesuperset' },
  { name: 'Jupyter', summary: 'Reasoning and result on one page', logo: 'jupyter' },
  { name: 'Snowflake', summary: 'One store for the records of all branches', logo: 'snowflake' },
  { name: 'Power BI', summary: 'Reports inside the tools you have', logo: 'powerbi' },
];

const artificialIntelligence: readonly Technology[] = [
  { name: 'TensorFlow', summary: 'Models that run on a phone', logo: 'tensorflow' },
  { name: 'PyTorch', summary: 'Our workbench for new models', logo: 'pytorch' },
  { name: 'scikit-learn', summary: 'Plain models that explain themselves', logo: 'scikitlearn' },
  { name: 'Keras', summary: 'A first model in an afternoon', logo: 'keras' },
  { name: 'OpenCV', summary: 'Cameras that count and measure', logo: 'opencv' },
  { name: 'Hugging Face', summary: 'Open language models, Tamil among them', logo: 'huggingface' },
  { name: 'LangChain', summary: 'Answers from your own documents', logo: 'langchain' },
  { name: 'ONNX', summary: 'One model file for every machine', logo: 'onnx' },
];

const iot: readonly Technology[] = [
  { name: 'Arduino', summary: 'A first sensor on the table by evening', logo: 'arduino' },
  { name: 'Raspberry Pi', summary: 'A small computer beside the machine', logo: 'raspberrypi' },
  { name: 'Espressif', summary: 'Wireless chips for a few hundred rupees', logo: 'espressif' },
  { name: 'MQTT', summary: 'Short messages over weak networks', logo: 'mqtt' },
  { name: 'Eclipse Mosquitto', summary: 'The post office for those messages', logo: 'eclipsemosquitto' },
  { name: 'InfluxDB', summary: 'Readings kept in their order', logo: 'influxdb' },
  { name: 'Node-RED', summary: 'Rules drawn as lines between boxes', logo: 'nodered' },
  { name: 'Home Assistant', summary: 'Rooms and devices under one roof', logo: 'homeassistant' },
];

const uiUxDesign: readonly Technology[] = [
  { name: 'Figma', summary: 'Screens drawn together with your staff', logo: 'figma' },
  { name: 'Sketch', summary: 'Symbols and icons, drawn once', logo: 'sketch' },
  { name: 'Framer', summary: 'Sketches you can press', logo: 'framer' },
  { name: 'Penpot', summary: 'Open files that stay yours', logo: 'penpot' },
  { name: 'Miro', summary: 'One wall for notes from all branches', logo: 'miro' },
  { name: 'Storybook', summary: 'Each part of a screen, shown alone', logo: 'storybook' },
];

/** All other tabs. */
export const otherTechnologies: Readonly<Record<Exclude<TechnologyTab, 'Frontend'>, readonly Technology[]>> =
  {
    Backend: backend,
    Database: database,
    Cloud: cloud,
    Testing: testing,
    GameDevelopment: gameDevelopment,
    DataAnalytics: dataAnalytics,
    ArtificialIntelligence: artificialIntelligence,
    IOT: iot,
    'UI/UX Design': uiUxDesign,
  };
