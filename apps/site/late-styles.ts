import './ui/late.css'
