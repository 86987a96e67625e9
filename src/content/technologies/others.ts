import type { Technology, TechnologyTab } from './technologies.ts';

const backend: readonly Technology[] = [
  { name: 'Node.js', line: 'One language from the browser to the server', logo: 'nodedotjs' },
  { name: 'Express', line: 'Small web services with few moving parts', logo: 'express' },
  { name: 'NestJS', line: 'Services that ten people can work on', logo: 'nestjs' },
  { name: 'Python', line: 'From a nightly report to a trained model', logo: 'python' },
  { name: 'Django', line: 'Records, forms and permissions in one framework', logo: 'django' },
  { name: 'FastAPI', line: 'Quick answers with checked types', logo: 'fastapi' },
  { name: 'Spring Boot', line: 'Services that talk to the bank and the ledger', logo: 'springboot' },
  { name: 'Go', line: 'Gateways that hold thousands of lines open', logo: 'go' },
  { name: '.NET', line: 'Tools for firms that run on Windows', logo: 'dotnet' },
  { name: 'GraphQL', line: 'One question instead of seven calls', logo: 'graphql' },
];

const database: readonly Technology[] = [
  { name: 'PostgreSQL', line: 'Our first choice for records that must add up', logo: 'postgresql' },
  { name: 'MySQL', line: 'Shops and portals that have grown for years', logo: 'mysql' },
  { name: 'MongoDB', line: 'Documents whose shape changes each month', logo: 'mongodb' },
  { name: 'Redis', line: 'Answers kept ready in memory', logo: 'redis' },
  { name: 'SQLite', line: 'A whole database in one file, on the device', logo: 'sqlite' },
  { name: 'MariaDB', line: 'A free database for hosted sites', logo: 'mariadb' },
  { name: 'Elasticsearch', line: 'Search that forgives a spelling mistake', logo: 'elasticsearch' },
  { name: 'Apache Cassandra', line: 'Meter readings from many towns at once', logo: 'apachecassandra' },
];

const cloud: readonly Technology[] = [
  { name: 'Amazon Web Services', line: 'Storage and servers close to your customers' },
  { name: 'Microsoft Azure', line: 'A home for firms that live in Office' },
  { name: 'Google Cloud', line: 'Large tables read in seconds', logo: 'googlecloud' },
  { name: 'Docker', line: 'The same box on a laptop and a server', logo: 'docker' },
  { name: 'Kubernetes', line: 'Servers that restart themselves', logo: 'kubernetes' },
  { name: 'Terraform', line: 'Machines written down as text', logo: 'terraform' },
  { name: 'Cloudflare', line: 'A shield and a cache in front of your site', logo: 'cloudflare' },
  { name: 'DigitalOcean', line: 'A small server at a clear price', logo: 'digitalocean' },
  { name: 'OpenStack', line: 'A cloud in your own server room', logo: 'openstack' },
];

const testing: readonly Technology[] = [
  { name: 'Jest', line: 'Thousands of small checks in a minute', logo: 'jest' },
  { name: 'Vitest', line: 'Checks that run as you type', logo: 'vitest' },
  { name: 'Playwright', line: 'A robot visitor in three browsers' },
  { name: 'Cypress', line: 'Each step of a form, replayed on screen', logo: 'cypress' },
  { name: 'Selenium', line: 'Old browsers that your clients still use', logo: 'selenium' },
  { name: 'Testing Library', line: 'Tests that find a button as a person does', logo: 'testinglibrary' },
  { name: 'k6', line: 'Five hundred visitors before the real ones', logo: 'k6' },
  { name: 'Postman', line: 'Questions to a service, kept as examples', logo: 'postman' },
  { name: 'Apache JMeter', line: 'How long the queue gets at month end', logo: 'apachejmeter' },
];

const gameDevelopment: readonly Technology[] = [
  { name: 'Unity', line: 'Training games for phones and headsets', logo: 'unity' },
  { name: 'Unreal Engine', line: 'Walks through a building before it stands', logo: 'unrealengine' },
  { name: 'Godot Engine', line: 'Light games without licence fees', logo: 'godotengine' },
  { name: 'Blender', line: 'Models and scenes made by our own hands', logo: 'blender' },
  { name: 'Three.js', line: 'A product turned round in the browser', logo: 'threedotjs' },
];

const dataAnalytics: readonly Technology[] = [
  { name: 'pandas', line: 'Messy sheets made into clean tables', logo: 'pandas' },
  { name: 'NumPy', line: 'Sums over millions of numbers', logo: 'numpy' },
  { name: 'Apache Spark', line: 'Work shared among many machines', logo: 'apachespark' },
  { name: 'Apache Kafka', line: 'Events in order, none of them lost', logo: 'apachekafka' },
  { name: 'Apache Superset', line: 'Charts your staff can change themselves', logo: 'apachesuperset' },
  { name: 'Jupyter', line: 'Reasoning and result on one page', logo: 'jupyter' },
  { name: 'Metabase', line: 'Questions to the data without code', logo: 'metabase' },
  { name: 'Snowflake', line: 'One store for the records of all branches', logo: 'snowflake' },
  { name: 'Power BI', line: 'Reports inside the tools you have' },
];

const artificialIntelligence: readonly Technology[] = [
  { name: 'TensorFlow', line: 'Models that run on a phone', logo: 'tensorflow' },
  { name: 'PyTorch', line: 'Our workbench for new models', logo: 'pytorch' },
  { name: 'scikit-learn', line: 'Plain models that explain themselves', logo: 'scikitlearn' },
  { name: 'Keras', line: 'A first model in an afternoon', logo: 'keras' },
  { name: 'OpenCV', line: 'Cameras that count and measure', logo: 'opencv' },
  { name: 'Hugging Face', line: 'Open language models, Tamil among them', logo: 'huggingface' },
  { name: 'LangChain', line: 'Answers from your own documents', logo: 'langchain' },
  { name: 'ONNX', line: 'One model file for every machine', logo: 'onnx' },
];

const iot: readonly Technology[] = [
  { name: 'Arduino', line: 'A first sensor on the table by evening', logo: 'arduino' },
  { name: 'Raspberry Pi', line: 'A small computer beside the machine', logo: 'raspberrypi' },
  { name: 'Espressif', line: 'Wireless chips for a few hundred rupees', logo: 'espressif' },
  { name: 'MQTT', line: 'Short messages over weak networks', logo: 'mqtt' },
  { name: 'Eclipse Mosquitto', line: 'The post office for those messages', logo: 'eclipsemosquitto' },
  { name: 'Node-RED', line: 'Rules drawn as lines between boxes', logo: 'nodered' },
  { name: 'Home Assistant', line: 'Rooms and devices under one roof', logo: 'homeassistant' },
];

const uiUxDesign: readonly Technology[] = [
  { name: 'Figma', line: 'Screens drawn together with your staff', logo: 'figma' },
  { name: 'Sketch', line: 'Symbols and icons, drawn once', logo: 'sketch' },
  { name: 'Framer', line: 'Sketches you can press', logo: 'framer' },
  { name: 'Penpot', line: 'Open files that stay yours', logo: 'penpot' },
  { name: 'Miro', line: 'One wall for notes from all branches', logo: 'miro' },
];

/** All other tabs, in a script file of their own. */
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
